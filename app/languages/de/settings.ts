/** Defaults of settings by key, `app/domain/settings/default-texts.ts`. */
export const settings = {
  brand_name: "Unsere Agentur",
  footer_copyright: "© {year} {name}",

  cookie_banner_text:
    "Dürfen wir Besuche zählen und sehen, über welche Anzeigen Sie zu uns finden? Die Website funktioniert so oder so.",
  cookie_necessary_desc:
    "Merkt sich diese Auswahl und schützt das Anfrageformular vor Bots. Immer aktiv, denn ohne funktioniert die Website nicht.",
  cookie_analytics_desc: "Zählt, welche Seiten gelesen werden und wo Besuche enden.",
  cookie_marketing_desc: "Zeigt uns, über welche Anzeigen Sie zu uns finden.",

  form_section_heading: "So geht es weiter",
  form_step1_title: "Vertraulichkeit",
  form_step1_description:
    "Wenn Sie es wünschen, unterschreiben wir vor dem ersten Gespräch eine Vereinbarung.",
  form_step2_title: "Kennenlernen",
  form_step2_description: "Ein Gespräch über Ihre Ziele, Ihr Publikum und das, was es schon gibt.",
  form_step3_title: "Angebot",
  form_step3_description: "Umfang, Zeit, Kosten und Risiken, schwarz auf weiß.",
  form_placeholder_name: "Alex Neumann",
  form_placeholder_email: "alex@firma.de",
  form_placeholder_description: "Was es heute gibt, was daraus werden soll und welcher Termin zählt.",
  form_logos_heading: "Wir arbeiten für",

  leads_holidays: [
    { day: "01-01", name: "Neujahr" },
    { day: "12-25", name: "Erster Weihnachtstag" },
    { day: "12-26", name: "Zweiter Weihnachtstag" },
  ],
  leads_reply_templates: [
    {
      name: "Erste Antwort",
      subject: "Ihre Anfrage an {{agency}}",
      body: "Guten Tag {{name}},\n\nvielen Dank für Ihre Anfrage. Ich habe sie zusammen mit unserer Entwicklung gelesen, und wir würden gern mehr erfahren.\n\nHätten Sie diese Woche eine halbe Stunde für ein Gespräch? Nennen Sie uns einfach zwei Termine, um die Einladung kümmern wir uns. Falls Sie eine Vertraulichkeitsvereinbarung brauchen, unterschreiben wir sie vor dem Gespräch.\n\nFreundliche Grüße\n{{sender}}\n{{agency}}\n\n{{enquiry}}",
    },
    {
      name: "Erst eine Frage",
      subject: "Eine Frage zu Ihrer Anfrage",
      body: "Guten Tag {{name}},\n\nvielen Dank für Ihre Anfrage. Bevor wir etwas Brauchbares zu Zeit und Kosten sagen können, haben wir eine Frage:\n\n\n\nFreundliche Grüße\n{{sender}}\n{{agency}}\n\n{{enquiry}}",
    },
    {
      name: "Absage",
      subject: "Ihre Anfrage an {{agency}}",
      body: "Guten Tag {{name}},\n\nvielen Dank für Ihre Anfrage. Wir haben sie sorgfältig gelesen und sind dafür nicht die Richtigen: Andere machen das besser und günstiger.\n\nFür Ihr Vorhaben wünschen wir Ihnen viel Erfolg.\n\nFreundliche Grüße\n{{sender}}\n{{agency}}",
    },
  ],

  home_hero_headline: "Wir gestalten und entwickeln Software.",
  home_hero_description: "Websites, Apps und interne Werkzeuge, von der ersten Idee bis in den Alltag.",
  home_hero_intro_text:
    "Jedes Projekt beginnt mit einem Gespräch: was es heute gibt, was besser werden soll und woran wir beide merken, dass es besser geworden ist.",
  home_team_slider_title: "Team",
  home_solutions_title: "Lösungen",
  home_services_title: "Leistungen",
  home_services_discovery_title: "Konzept",
  home_services_delivery_title: "Umsetzung",
  home_cases_title: "Projekte",
  home_offices_title: "Standorte",
  home_news_title: "Aktuelles",
  home_testimonials_title: "Kundenstimmen",
  home_clutch_title: "Bewertungen",
};
