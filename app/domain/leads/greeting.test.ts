import { expect, test } from "vitest";
import { firstNameOf } from "./greeting.ts";

test.each([
  ["Ines Duarte", "Ines"],
  ["Jean-Luc P", "Jean-Luc"],
  ["O’Neill", "O’Neill"],
  ["Madonna", "Madonna"],
  ["Dr. Anna Müller", "Anna"],
  ["Prof. Dr. med. Jörg Weiß", "Jörg"],
  ["Mrs Mary Poppins", "Mary"],
  ["MÜLLER, Anna", "Anna"],
  ["Müller, Dr. Anna", "Anna"],
  ["Łukasz Nowak, Jr.", "Łukasz"],
  ["Ada Quill, PhD", "Ada"],
  ["ANNA-LENA SCHMIDT", "Anna-Lena"],
  ["anna schmidt", "Anna"],
  ["McKay Rivers", "McKay"],
  ["Zoë 🌸", "Zoë"],
  ["🌸 Zoë Lind", "Zoë"],
  ["محمد علي", "محمد"],
  ["Ольга Иванова", "Ольга"],
  ["Jo Lee", "Jo"],
  ["Jo Lee 2", "Jo"],
])("SITE-09, DESK-02: %s is greeted as %s", (name, greeted) => {
  expect(firstNameOf(name)).toBe(greeted);
});

test.each([
  "",
  "Dr. Müller",
  "Mr Smith",
  "J. Smith",
  "A Smith",
  "J.R.R. Tolkien",
  "MÜLLER Anna",
  "Acme GmbH",
  "Harbour Line Ltd.",
  "Northwind, Inc.",
  "Smith & Sons",
  "Anna/Ben",
  "Studio 54",
  "田中 太郎",
  "김민준",
  "عبد الله",
  "van der Berg",
  "buy.now",
  "50% off",
  "🌸",
  "https://x.example",
  "!!!",
])("SITE-09, DESK-02: no first name is guessed for %j", (name) => {
  expect(firstNameOf(name)).toBeUndefined();
});
