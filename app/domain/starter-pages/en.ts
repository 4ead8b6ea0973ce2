import { list, type StarterPages, text } from "./starter-page.ts";

/** The starter pages in English. Guidance is in double square brackets. */
export const starterPages: StarterPages = {
  home: {
    title: "Home",
    blocks: [
      { type: "home-stage", props: {} },
      text(
        "What we do",
        "[[One line: what you do, and for whom]]",
        "[[Two or three short paragraphs. Say what a client has in hand afterwards, not how you work. Name one example with a number.]]",
      ),
      { type: "home-services", props: {} },
      { type: "home-cases", props: {} },
      { type: "testimonials", props: { source: "settings", label: "Clients", layout: "cards", limit: 4 } },
      { type: "home-clients", props: {} },
      { type: "home-team", props: {} },
      { type: "news-list", props: { source: "settings", label: "News", layout: "covers", limit: 3 } },
      { type: "offices", props: { source: "settings", label: "Offices", map: false } },
      {
        type: "call-to-action",
        props: {
          heading: "Tell us about your project",
          text: "[[What happens after somebody writes, and how soon they hear from you.]]",
          action: { label: "Let’s Talk", href: "/lets-talk" },
        },
      },
    ],
  },

  about: {
    slug: "about",
    title: "About",
    extendedTitle: "Who we are",
    blocks: [
      {
        type: "hero",
        props: {
          headline: "Who we are",
          lead: "[[One sentence: since when, where, how many people, for whom.]]",
        },
      },
      text(
        "Our story",
        "How it began",
        "[[Four sentences. Why the company exists, who started it, and what has changed since.]]",
      ),
      text(
        "How we work",
        "What clients notice",
        list(
          "[[A habit that clients mention, for example a demo every Friday.]]",
          "[[How you agree on price and time.]]",
          "[[What happens when something goes wrong.]]",
        ),
      ),
      text(
        "The people",
        "Who you would meet",
        "[[Name the people on the first call and what each of them does. When you have portraits, use the block “Team” instead.]]",
      ),
      {
        type: "call-to-action",
        props: {
          heading: "Would you like to work with us?",
          text: "Write a few lines about your project. You get an answer within 24 hours, on working days.",
          action: { label: "Let’s Talk", href: "/lets-talk" },
        },
      },
    ],
  },

  contact: {
    slug: "contact",
    title: "Contact",
    extendedTitle: "How to reach us",
    blocks: [
      {
        type: "hero",
        props: {
          headline: "How to reach us",
          lead: "The form and our email address reach the same people. You get an answer within 24 hours, on working days.",
          facts: [
            { label: "Email", value: "[[hello@your-company.com]]" },
            { label: "Phone", value: "[[+00 000 000000, Monday to Friday, 9:00 to 17:00]]" },
          ],
        },
      },
      {
        type: "enquiry-form",
        props: {
          label: "Write to us",
          heading: "What is it about?",
          text: "What you have today, what should be better, and any date that matters. Three sentences will do.",
        },
      },
      { type: "offices", props: { label: "Offices", heading: "Where to find us" } },
      text(
        "Other matters",
        "Which address for what",
        list(
          "Your personal data: [[privacy@your-company.com]]",
          "Work with us: [[jobs@your-company.com]]",
          "Press: [[press@your-company.com]]",
        ),
      ),
    ],
  },

  "privacy-policy": {
    slug: "privacy-policy",
    title: "Privacy policy",
    extendedTitle: "What we do with your data",
    blocks: [
      {
        type: "hero",
        props: {
          headline: "What we do with your data",
          lead: "What this website stores about you, why, for how long, and what you can ask of us.",
          facts: [{ label: "Last changed", value: "[[date]]" }],
        },
      },
      text(
        "Responsible",
        "Who is responsible",
        "[[Company name, address, email address, and the data protection officer if you have one.]]",
      ),
      text(
        "The form",
        "When you write to us",
        "The enquiry form asks for your name, your email address and a description. A phone number and files are optional. We use them only to answer you and to prepare an offer. [[Legal basis, for example Article 6(1)(b) GDPR.]]",
        "We also store the page on which you opened the form, how you came to our site and, if you have agreed, the pages that you visited before. Enquiries that lead to nothing are deleted after [[24 months: see Settings, Lead data]].",
      ),
      text(
        "The site",
        "When you visit the site",
        "Our server logs each request with time, address of the page and status, to find faults and to stop attacks. The logs are deleted after [[14 days]]. [[Who hosts the site, and in which country.]]",
        "The site works without cookies. What it stores with your consent is in the cookies policy.",
      ),
      text(
        "Others",
        "Who else receives data",
        "[[Everyone who processes data for you: hosting, email, analytics. For each, the name, the country and the contract.]]",
      ),
      text(
        "Your rights",
        "What you can ask of us",
        "You can ask what we store about you, have it corrected or deleted, restrict its use, receive a copy, object to its use, and withdraw your consent at any time. Write to [[privacy@your-company.com]]. You can also complain to [[your supervisory authority]].",
        "[[Before you publish: have a lawyer read this page, then delete this line.]]",
      ),
    ],
  },

  "cookies-policy": {
    slug: "cookies-policy",
    title: "Cookies policy",
    extendedTitle: "What this site stores in your browser",
    blocks: [
      {
        type: "hero",
        props: {
          headline: "What this site stores in your browser",
          lead: "The site works whether you agree or not. Nothing that is not necessary is stored before you have agreed.",
          facts: [{ label: "Last changed", value: "[[date]]" }],
        },
      },
      text(
        "Necessary",
        "Always",
        list(
          "Your choice in the cookie banner, for 12 months.",
          "What you type into the enquiry form, until you have sent it, so that a closed window loses nothing.",
          "A cookie for one hour after you have sent an enquiry, which shows you its receipt.",
        ),
      ),
      text(
        "Analytics",
        "If you agree to analytics",
        "[[The tool, its provider, what it counts, the names of its cookies and how long they last. Write “None at the moment” if you use none.]]",
      ),
      text(
        "Marketing",
        "If you agree to marketing",
        "[[The same for advertising. Write “None at the moment” if you use none.]]",
        "With your consent we also remember which pages you visited before you wrote to us, to know what brought you here.",
      ),
      text(
        "Your choice",
        "How to change it",
        "“Cookie settings” at the foot of each page shows your choice and changes it. [[Before you publish: compare this page with Settings, Cookies and Scripts, then delete this line.]]",
      ),
    ],
  },

  imprint: {
    slug: "imprint",
    title: "Imprint",
    extendedTitle: "Who is behind this site",
    blocks: [
      { type: "hero", props: { headline: "Who is behind this site" } },
      text(
        "Company",
        "Responsible for this site",
        "[[Company name and legal form]]",
        "[[Street and number, postcode, city, country]]",
        "Represented by [[the names of the directors]]",
      ),
      text("Contact", "How to reach us", "Email: [[hello@your-company.com]]", "Phone: [[+00 000 000000]]"),
      text(
        "Register",
        "Register and tax",
        "[[Register, place and number]]",
        "[[VAT identification number]]",
        "[[Delete what does not apply in your country, and add what your country asks for, such as the person responsible for content.]]",
      ),
    ],
  },
};
