import type { DemoTestimonial } from "./demo.ts";

export const demoTestimonials: DemoTestimonial[] = [
  {
    name: "Inês Duarte",
    avatar: "/art/avatars/ines-duarte-192.webp",
    position: "Head of Reservations",
    company: "Harbourline Ferries",
    country: "Portugal",
    flag: "🇵🇹",
    testimonial:
      "They sold tickets at my window for two days before they drew anything, and one of them was quite bad at it. Then they built the desk around what my clerks actually do. The double refunds in October were their fault. They rang me about it at seven, before the first passenger did.",
    theme: "dark",
  },
  {
    name: "Dr Amara Nwosu",
    avatar: "/art/avatars/amara-nwosu-192.webp",
    position: "Clinical Safety Lead",
    company: "Calder Health",
    country: "United Kingdom",
    flag: "🇬🇧",
    testimonial:
      "I had switched one assistant off already and did not want another. What persuaded me was the exam: 640 questions our own clinicians wrote, marked blind, with the failures printed first. It still declines more often than my managers would like. I have asked for that to stay as it is. When an outdated guideline slipped through in the pilot, their engineer spent the evening tracing calls with us, and the correction changed how we own documents. It is well behaved, which I rate above clever.",
    theme: "light",
  },
  {
    name: "Petri Lehtonen",
    avatar: "/art/avatars/petri-lehtonen-192.webp",
    position: "Chief Technology Officer",
    company: "Kivi Rental",
    country: "Finland",
    flag: "🇫🇮",
    testimonial:
      "We asked for Kubernetes and got a polite refusal with a spreadsheet. I argued for two meetings. A year later our hosting is €580 a month for 90 depots, and nobody on my team has learned a new word. I am still slightly annoyed.",
    theme: "light",
  },
  {
    name: "Mantas Kubilius",
    avatar: "/art/avatars/mantas-kubilius-192.webp",
    position: "Chief Operating Officer",
    company: "Ostra Bank",
    country: "Lithuania",
    flag: "🇱🇹",
    testimonial:
      "The supervisor’s inspectors asked who had written our exit plan, because it had been tried rather than described. Kestrel is slower to say yes than other suppliers, and the invoicing module shows that even then they can be wrong. But the part that holds the money has never been out by a cent.",
    theme: "dark",
  },
  {
    name: "Femke van Rooij",
    avatar: "/art/avatars/femke-van-rooij-192.webp",
    position: "Product Owner",
    company: "Lumen Homes",
    country: "Netherlands",
    flag: "🇳🇱",
    testimonial:
      "Half of our tenants are over sixty. The first version was made by young people for young people, and I told them so in stronger words. They came back with a wall dial that has two buttons. My mother uses it.",
    theme: "light",
  },
  {
    name: "Jonas Weidlich",
    avatar: "/art/avatars/jonas-weidlich-192.webp",
    position: "Founder",
    company: "Tessel Market",
    country: "Germany",
    flag: "🇩🇪",
    testimonial:
      "I had money for one attempt. Twice they talked me into something, and once I talked them out of it. Opening the doors to every seller was bad advice, and I paid for it with a month of my evenings. The site has not lost a single payment in two years, and it costs less to run than my van.",
    theme: "light",
  },
  {
    name: "Sigrid Aasen",
    avatar: "/art/avatars/sigrid-aasen-192.webp",
    position: "Head of Grid Operations",
    company: "Nordvolt Energy",
    country: "Norway",
    flag: "🇳🇴",
    testimonial:
      "The first week was dreadful: our man with the spreadsheet beat the machine six days out of seven. They showed me why on a single page and did not send an invoice for the month it took to put right. He has retired since. The forecast now works at weekends, which he had begun to resent.",
    theme: "dark",
  },
  {
    name: "Aoife Brannigan",
    avatar: "/art/avatars/aoife-brannigan-192.webp",
    position: "Managing Editor",
    company: "Quillan Press",
    country: "Ireland",
    flag: "🇮🇪",
    testimonial:
      "We came for an assistant and left with a better search box for a third of the budget. Their proposal was the only one of four that said our readers’ main question was about parcels. The project manager changed halfway through, and we did feel it.",
    theme: "light",
  },
  {
    name: "Chiara Bellandi",
    avatar: "/art/avatars/chiara-bellandi-192.webp",
    position: "E-commerce Director",
    company: "Penumbra & Co",
    country: "Italy",
    flag: "🇮🇹",
    testimonial:
      "On launch mornings I used to hold the telephone in one hand. Now I hold a coffee and look at the queue. Our art director finds them stubborn about kilobytes, and she is right. She has also stopped asking for the old site back.",
    theme: "dark",
  },
  {
    name: "Nikos Stavrakis",
    avatar: "/art/avatars/nikos-stavrakis-192.webp",
    position: "HR Director",
    company: "Attis Logistics",
    country: "Greece",
    flag: "🇬🇷",
    testimonial:
      "Payroll corrections went from a full-time job to a Tuesday afternoon. In March the clocks changed and two hundred drivers saw an error page; the report I received named the cause, the line of code and the next four dates. I have had suppliers for twenty years and never been sent one of those.",
    theme: "light",
  },
];
