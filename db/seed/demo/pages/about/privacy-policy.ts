import { type DemoPage, prose } from "../../demo.ts";

export const privacyPolicy: DemoPage = {
  slug: "privacy-policy",
  title: "Privacy policy",
  extendedTitle: "What we know about you, and for how long",
  excerpt:
    "What Kestrel collects through this website, why, on which legal basis, who sees it, how long it is kept and how to have it corrected or deleted.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "What we know about you, and for how long",
        lead: "In short: what you send us in the enquiry form, a little about how you came to it, and nothing we could sell. You can ask for a copy or for deletion at any time.",
        facts: [
          { label: "Controller", value: "Kestrel Software Lda, Lisbon, Portugal" },
          { label: "Contact", value: "privacy@kestrel.example" },
          { label: "In force since", value: "12 November 2026" },
        ],
      },
    },
    prose(`## 1. Who is responsible

The controller for the personal data described here is **Kestrel Software Lda**, Lisbon, Portugal. Questions, requests and complaints go to [privacy@kestrel.example](mailto:privacy@kestrel.example). A partner reads that mailbox. This policy applies to everyone who uses this website, wherever they live, and is written to meet the General Data Protection Regulation (GDPR) of the European Union and its counterpart in the United Kingdom.

It covers this website only. If you become a client, data inside your project is governed by the contract and the data processing agreement we sign with it.

## 2. What we collect when you send an enquiry

You can read the whole site without telling us who you are. When you send the form, we store the following.

| Data | Why we need it | Legal basis |
| --- | --- | --- |
| Name and e-mail address | To answer you | Steps before a contract, Art. 6(1)(b) |
| Phone number, if you give one | To ring you, if that is quicker | Steps before a contract, Art. 6(1)(b) |
| Project description, and whether you want an NDA first | To prepare a useful answer | Steps before a contract, Art. 6(1)(b) |
| Attached files, at most three | To understand the project | Steps before a contract, Art. 6(1)(b) |
| Source page: the page from which you sent the form | To know what you had read | Legitimate interest, Art. 6(1)(f) |
| Campaign parameters in the link that brought you here (source, medium, campaign, term, content) | To see which of our publications lead to enquiries | Legitimate interest, Art. 6(1)(f) |
| Referrer: the site that linked to us | The same | Legitimate interest, Art. 6(1)(f) |
| Browser: the name and version it sends with each request | To recognise automated enquiries and find faults in the form | Legitimate interest, Art. 6(1)(f) |
| Pages visited in this session, with the time, at most the last twenty | To prepare the first call | Legitimate interest, Art. 6(1)(f) |

If you write on behalf of a company, the basis for the first four rows is our shared interest in talking business, Art. 6(1)(f). Name, e-mail address and description are required; without them we cannot reply. Everything else is optional or collected as described in section 3.

Please leave personal data of other people, and health data in particular, out of the description and the files. If we find any that we do not need, we delete it and tell you.

## 3. What happens while you read

**Pages visited.** The list of pages you visit is held in the memory of your browser until you have made your choice in the consent banner. After that it is held in session storage. It disappears when you close the tab, and it is emptied once an enquiry has been sent. It reaches us only if you send the form.

**Technical data.** To deliver a page our server must know the network address of your connection. We also use that address for a short time to limit how many enquiries can be sent from it. It is not stored with your enquiry.

**Spam.** The form contains a field that people do not see. An enquiry in which it has been filled is marked as spam and set aside. A person can reverse that. There is no decision about you by automated means alone within the meaning of Art. 22 GDPR.

**Analytics and marketing.** Google Tag Manager is loaded only if you agree to analytics. Marketing scripts are loaded only if you agree to marketing. The basis is your consent, Art. 6(1)(a), which you may withdraw at any time under “Cookie settings” at the foot of every page. Details are in the [cookies policy](/about/cookies-policy).

## 4. Who can see it

Enquiries and files are private. Files are kept in storage that is not public; a link to a file opens only for a signed-in member of our staff, and only for a short time. Inside Kestrel the partners and the people who prepare your answer have access, and no one else.

We use these processors, each under a contract according to Art. 28 GDPR:

- a hosting provider in the European Union, for the site, its database and its files;
- an e-mail provider in the European Union, for telling us about your enquiry and for our answer;
- Google Ireland Limited, only after you have agreed to analytics.

We do not sell personal data, and we do not pass it to anyone else unless a law or a court obliges us to.

## 5. Where it is kept

In the European Union. Colleagues in our Manchester office see enquiries from the United Kingdom, for which the European Commission has adopted an adequacy decision. If you agree to analytics, Google may process data in the United States, under the EU–US Data Privacy Framework or standard contractual clauses.

## 6. How long we keep it

| What | How long |
| --- | --- |
| Enquiries that do not lead to a project, with their files | 24 months after the last message between us |
| Enquiries marked as spam | 24 months at most, usually much less |
| Enquiries that lead to a project | As long as the contract lasts and the law requires; ten years for accounting records in Portugal |
| List of pages visited | Until the tab is closed or the enquiry is sent; a copy sent with an enquiry is kept with it |
| Your consent record | 12 months, in the local storage of your browser |

We keep unsuccessful enquiries for two years because about one in eight comes back in that time. If you would rather be forgotten sooner, write to us.

## 7. Your rights

You may ask us:

- for a copy of the data we hold about you;
- to correct it or complete it;
- to delete it;
- to restrict what we do with it;
- to hand it over in a common, machine-readable format;
- to stop processing that rests on legitimate interest, for reasons that concern you.

You may withdraw consent at any time; what was done before remains lawful. Write to [privacy@kestrel.example](mailto:privacy@kestrel.example). We answer within one month, usually within a week, and charge nothing. We may ask a question to make sure that it is you.

You may also complain to a supervisory authority. Ours is the Comissão Nacional de Proteção de Dados in Lisbon. You may choose the one where you live or work instead; in the United Kingdom it is the Information Commissioner’s Office.

## 8. How we protect it

Connections are encrypted. Staff sign in with a second factor. Backups are encrypted and are restored as a test every month. How we work on client systems is described under [security practices](/about/how-we-work/security-practices). If a breach is likely to put you at high risk, we tell you without delay, and the authority within 72 hours.

## 9. Changes

If this policy changes, the date at the top changes with it. Where a change matters to people whose enquiries we hold, we write to them first.`),
  ],
};
