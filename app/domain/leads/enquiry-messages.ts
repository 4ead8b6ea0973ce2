/** Problems of an enquiry, shown in the form; the texts of LEAD-04 and LEAD-06. */
export const descriptionRequired = "Project description is required";
export const descriptionTooShort = "Please provide more details (min 10 characters)";
export const emailInvalid = "Please enter a valid email";
export const emailLetter = (letter: string) =>
  `Please enter a valid email: many mail servers refuse “${letter}” before the @`;
export const emailRequired = "Email is required";
export const empty = (name: string) => `${name} is empty`;
export const nameRequired = "Name is required";
export const phoneInvalid = "Please enter a valid phone number";
export const reloadPage = "Please reload the page and try again";
export const tooLong = (field: string, characters: number) =>
  `Please keep the ${field} below ${characters.toLocaleString("en")} characters`;
export const tooLarge = (name: string) => `${name} exceeds 5MB limit`;
export const unsafeDocument = (name: string) => `${name} is not a safe document`;
export const wrongContent = (name: string, type: string) => `${name} is not a valid ${type} file`;
export const wrongType = (name: string) => `${name} is not a PDF, DOC, DOCX, TXT, JPG or PNG file`;
