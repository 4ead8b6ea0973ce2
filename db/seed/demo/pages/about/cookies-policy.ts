import { type DemoPage, prose } from "../../demo.ts";

export const cookiesPolicy: DemoPage = {
  slug: "cookies-policy",
  title: "Cookies policy",
  extendedTitle: "What this site leaves in your browser",
  excerpt:
    "Which cookies and browser storage this site uses, in three categories, how long each lasts, and how to change your mind after the banner has gone.",
  blocks: [
    {
      type: "hero",
      props: {
        headline: "What this site leaves in your browser",
        lead: "Very little, unless you agree to more. The site works the same whichever button you press.",
        facts: [
          { label: "Without consent", value: "Your answer to the banner, and a page list for this session" },
          { label: "Consent lasts", value: "12 months, then we ask again" },
          { label: "In force since", value: "12 November 2026" },
        ],
      },
    },
    prose(`## Cookies and their relatives

A cookie is a small text that a website asks your browser to keep and send back. Local storage and session storage are similar, except that they stay in the browser and are not sent with each request. The law treats all three alike, and so does this policy. The controller is Kestrel Software Lda, Lisbon; you can reach us at [privacy@kestrel.example](mailto:privacy@kestrel.example).

## Your choice

On your first visit a banner offers three buttons: **Accept All**, **Reject All** and **Manage Settings**. In the settings you decide on analytics and on marketing separately. Closing the settings without saving counts as rejecting. If your browser sends the Global Privacy Control signal, we take it as a rejection until you tell us otherwise.

We keep your answer for 12 months, in the local storage of this browser. It contains whether you accepted, the date, a version number and your three settings, and no identifier. After twelve months it is removed and the banner asks again. Another browser or another device will ask on its own.

To change your mind, open **Cookie settings** at the foot of any page. When you withdraw a consent, the scripts that depended on it are taken out of the page, and the cookies we know them to set are deleted.

## The three categories

### Necessary

Always on, because the site could not remember your choice or handle your enquiry without them. No consent is required.

| What | Where | Purpose | How long |
| --- | --- | --- | --- |
| Consent record | Local storage | Remembers your choice so that the banner stays away | 12 months |
| Visitor history | Memory until you have made your choice in the banner, then session storage | Pages visited in this session, sent along if you send an enquiry | Until the tab is closed or the enquiry is sent |
| First-visit details | The same | The campaign parameters and referrer with which this session began, sent along in the same way | Until the tab is closed |
| Enquiry draft | Local storage | Keeps what you have typed in the enquiry form, in case the page is reloaded | 24 hours at most, or until the enquiry is sent |
| Day of the opening | Local and session storage | The date on which the opening of the home page was last fetched, so that it is fetched once a day | Replaced on the next day it is shown; a date and nothing else |
| Scroll positions | Session storage | Brings you back to where you were when you go back a page | Until the tab is closed |
| Sign-in cookie | Cookie | Keeps our own editors signed in. Visitors never receive it | Seven days at most |

### Analytics

Off until you agree. Then, and only then, we load **Google Tag Manager**, a program by Google Ireland Limited that loads measuring tools. It lets us see which pages are read and which are left at once.

| What | Set by | Purpose | How long |
| --- | --- | --- | --- |
| \`_ga\` and cookies whose names begin with \`_ga_\` | Google Analytics, through Google Tag Manager | Tells one browser from another, to count visits and visitors | Up to 2 years; some browsers shorten it |

If you decline, Google Tag Manager is not requested at all, so Google does not learn that you were here.

### Marketing

Off until you agree. This category is for scripts that measure whether an advertisement led to a visit. As of the date above we use none. When that changes, they will be listed here before they are switched on, and the banner will ask again.

## Deleting what is there

Withdrawing consent stops the scripts and deletes the cookies we know them to set. A script may have left one that we do not know of. You can delete it in your browser, usually under *Privacy* or *Site data*; choose this site’s address. Deleting the consent record is harmless: the banner will greet you like a stranger.

## More

What happens to the data of an enquiry, who sees it, how long it is kept and which rights you have is in the [privacy policy](/about/privacy-policy).`),
  ],
};
