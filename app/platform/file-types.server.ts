import files from "serve-static";

// The file server of `remix-serve` knows the types of 2018; what has none it calls bytes, and compresses.
files.mime.define({ "image/avif": ["avif"] });
