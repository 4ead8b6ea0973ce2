import { a, b, h, hr, i, ol, p, quote, s, table, ul } from "#tests/support/rich-text.ts";
import type { PasteSample } from "./sample.ts";

const head = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word" xmlns:m="http://schemas.microsoft.com/office/2004/12/omml" xmlns="http://www.w3.org/TR/REC-html40"><head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Word.Document><meta name=Generator content="Microsoft Word 15"><link rel=File-List href="file:///C:/Users/MARTA~1/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml"><!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--><style><!--
 @font-face {font-family:"Cambria Math"; panose-1:2 4 5 3 5 4 6 3 2 4;}
 p.MsoNormal, li.MsoNormal {mso-style-unhide:no; margin:0cm; font-size:12.0pt; font-family:"Calibri",sans-serif;}
 @list l0 {mso-list-id:1085881216; mso-list-type:hybrid;}
--></style></head><body lang=EN-GB style='tab-interval:36.0pt;word-wrap:break-word'><!--StartFragment-->`;
const foot = "<!--EndFragment--></body></html>";

const bullet = (level: number, text: string, place = "Middle", sign = "·") =>
  `<p class=MsoListParagraphCxSp${place} style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;

export const wordSamples: PasteSample[] = [
  {
    from: "Word, headings and emphasis",
    html: `${head}<h1>Booking system<o:p></o:p></h1><p class=MsoNormal>The ferry sells <b>one seat <i>once</i></b>, and <s>never</s> twice.<span style='mso-spacerun:yes'>  </span>See <a href="https://ferries.example/terms"><span style='color:blue'>the terms</span></a>.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><h2><span style='mso-fareast-font-family:"Times New Roman"'>What must not break<o:p></o:p></span></h2><p class=MsoNormal>Payments.</p>${foot}`,
    document: [
      h(2, "Booking system"),
      p(
        "The ferry sells ",
        b("one seat "),
        b(i("once")),
        ", and ",
        s("never"),
        " twice. See ",
        a("https://ferries.example/terms", "the terms"),
        ".",
      ),
      h(3, "What must not break"),
      p("Payments."),
    ],
  },
  {
    from: "Word, a list of two levels",
    html: `${head}${bullet(1, "Search", "First")}${bullet(2, "by port", "Middle", "o")}${bullet(2, "by <b>date</b>", "Middle", "o")}${bullet(1, "Payment", "Last")}<p class=MsoNormal>After the list.<o:p></o:p></p>${foot}`,
    document: [ul([p("Search"), ul("by port", [p("by ", b("date"))])], "Payment"), p("After the list.")],
  },
  {
    from: "Word, a numbered list with a lettered one inside",
    html: `${head}${bullet(1, "Discover", "First", "1.")}${bullet(2, "Interviews", "Middle", "a.")}${bullet(2, "Logs", "Middle", "b.")}${bullet(1, "Build", "Last", "2.")}${foot}`,
    document: [ol([p("Discover"), ol("Interviews", "Logs")], "Build")],
  },
  {
    from: "Word, title and quote by style name",
    html: `${head}<p class=MsoTitle>Annual report<o:p></o:p></p><p class=MsoIntenseQuote>Nobody could say which seat was free.<o:p></o:p></p><div style='mso-element:para-border-div;border:none;border-bottom:solid windowtext 1.0pt'><p class=MsoNormal>Then came the summer.</p></div><div class=MsoNormal align=center><hr size=2 width="100%" align=center></div>${foot}`,
    document: [
      h(2, "Annual report"),
      quote(p("Nobody could say which seat was free.")),
      p("Then came the summer."),
      hr,
    ],
  },
  {
    from: "Word, a table with bold headings and a picture from the local disk",
    html: `${head}<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'><tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=301 valign=top style='width:225.4pt'><p class=MsoNormal><b>Port<o:p></o:p></b></p></td><td width=301 valign=top><p class=MsoNormal><b>Seats<o:p></o:p></b></p></td></tr><tr style='mso-yfti-irow:1'><td><p class=MsoNormal>Horta<o:p></o:p></p></td><td><p class=MsoNormal>214<o:p></o:p></p></td></tr></table><p class=MsoNormal><!--[if gte vml 1]><v:shape id="_x0000_i1025"><v:imagedata src="file:///C:/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=602 height=338 src="file:///C:/Users/MARTA~1/clip_image001.png" v:shapes="_x0000_i1025"><![endif]><o:p></o:p></p>${foot}`,
    document: [table(["Port", "Seats"], ["Horta", "214"])],
  },
  {
    from: "Outlook, a mail with a rewritten link",
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body lang="EN-GB" link="#0563C1"><div class="WordSection1"><p class="MsoNormal">Hello Ines,<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoNormal">the brief is <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fferries.example%2Fbrief&amp;data=05%7C01&amp;reserved=0">here</a>.<o:p></o:p></p><p class="MsoNormal"><span style="mso-ligatures:none">Marta<br>Harbourline Ferries</span><o:p></o:p></p></div></body></html>`,
    document: [
      p("Hello Ines,"),
      p("the brief is ", a("https://ferries.example/brief", "here"), "."),
      p("Marta", { type: "hardBreak" }, "Harbourline Ferries"),
    ],
  },
];
