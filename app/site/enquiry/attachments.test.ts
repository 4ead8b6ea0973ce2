import { expect, test } from "vitest";
import { enquiry } from "#app/languages/en/enquiry.ts";
import * as attachments from "./attachments.ts";

const { uploadedShares } = attachments;
const chooseFiles = (attached: File[], offered: File[]) =>
  attachments.chooseFiles(attached, offered, enquiry.problems);

const file = (name: string, size = 10) => new File([new Uint8Array(size)], name, { lastModified: 1 });
const names = (files: File[]) => files.map(({ name }) => name);

test("LEAD-06: pdf, doc, docx, txt, jpg, jpeg and png files are accepted in upper and lower case", () => {
  for (const name of ["a.pdf", "a.doc", "a.docx", "a.txt", "a.jpg", "a.jpeg", "a.PNG"]) {
    expect(names(chooseFiles([], [file(name)]).files)).toEqual([name]);
  }
});

test.each(["setup.exe", "plan.pdf.exe", "pdf", "notes"])("LEAD-06: %s is rejected with a message", (name) => {
  expect(chooseFiles([], [file(name)])).toEqual({
    files: [],
    refusals: [`${name} is not a PDF, DOC, DOCX, TXT, JPG or PNG file`],
    tooLarge: [],
  });
});

test("LEAD-06: a file of 5,242,880 bytes is accepted, a larger one is rejected", () => {
  const choice = chooseFiles([], [file("fits.pdf", 5_242_880), file("over.pdf", 5_242_881)]);

  expect(names(choice.files)).toEqual(["fits.pdf"]);
  expect(choice.refusals).toEqual(["over.pdf exceeds 5MB limit"]);
  expect(choice.tooLarge).toEqual(choice.refusals);
});

test("LEAD-06: three files are kept, further ones are dropped and named", () => {
  const first = chooseFiles([], [file("1.pdf"), file("2.pdf")]);
  const second = chooseFiles(first.files, [file("3.pdf"), file("4.pdf")]);

  expect(names(second.files)).toEqual(["1.pdf", "2.pdf", "3.pdf"]);
  expect(second.refusals).toEqual(["4.pdf was not attached: 3 files at most"]);
});

test("LEAD-06: a duplicate file and an empty file are not attached", () => {
  const choice = chooseFiles([file("1.pdf")], [file("1.pdf"), file("2.pdf", 0)]);

  expect(names(choice.files)).toEqual(["1.pdf"]);
  expect(choice.refusals).toEqual(["2.pdf is empty"]);
});

test("LEAD-06: upload progress is counted per file, after the text fields", () => {
  expect(uploadedShares([100, 300], 40, 500)).toEqual([0, 0]);
  expect(uploadedShares([100, 300], 150, 500)).toEqual([0.5, 0]);
  expect(uploadedShares([100, 300], 350, 500)).toEqual([1, 0.5]);
  expect(uploadedShares([100, 300], 500, 500)).toEqual([1, 1]);
});
