const address = () => location.pathname + location.search;

/** Path and search of this document. */
export const loadedAddress = address();

/** Whether the address is of this document. After a reload, back and forward first change only the address. */
export const isLoadedPage = () => address() === loadedAddress;
