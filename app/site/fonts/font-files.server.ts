import bricolageGrotesqueExt from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url";
import bricolageGrotesque from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url";
import geistExt from "@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2?url";
import geist from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url";
import geistMonoExt from "@fontsource-variable/geist-mono/files/geist-mono-latin-ext-wght-normal.woff2?url";
import geistMono from "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url";
import interExt from "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url";
import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import jetbrainsMonoExt from "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2?url";
import jetbrainsMono from "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url";
import redHatMonoExt from "@fontsource-variable/red-hat-mono/files/red-hat-mono-latin-ext-wght-normal.woff2?url";
import redHatMono from "@fontsource-variable/red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2?url";
import redHatTextExt from "@fontsource-variable/red-hat-text/files/red-hat-text-latin-ext-wght-normal.woff2?url";
import redHatText from "@fontsource-variable/red-hat-text/files/red-hat-text-latin-wght-normal.woff2?url";
import sometypeMonoExt from "@fontsource-variable/sometype-mono/files/sometype-mono-latin-ext-wght-normal.woff2?url";
import sometypeMono from "@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2?url";
import sourceCodeProExt from "@fontsource-variable/source-code-pro/files/source-code-pro-latin-ext-wght-normal.woff2?url";
import sourceCodePro from "@fontsource-variable/source-code-pro/files/source-code-pro-latin-wght-normal.woff2?url";
import sourceSerifExt from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url";
import sourceSerif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";

import sourceSerifDisplay from "#app/ui/fonts/source-serif-display.woff2?url";
import sourceSerifDisplayExt from "#app/ui/fonts/source-serif-display-extended.woff2?url";

/** Fonts of the pairs that brands can choose, all under the SIL Open Font License 1.1: see `app/ui/fonts/LICENSE`. */
export const fontFiles = {
  bricolageGrotesque: { latin: bricolageGrotesque, latinExt: bricolageGrotesqueExt },
  geist: { latin: geist, latinExt: geistExt },
  geistMono: { latin: geistMono, latinExt: geistMonoExt },
  inter: { latin: inter, latinExt: interExt },
  jetbrainsMono: { latin: jetbrainsMono, latinExt: jetbrainsMonoExt },
  redHatMono: { latin: redHatMono, latinExt: redHatMonoExt },
  redHatText: { latin: redHatText, latinExt: redHatTextExt },
  sometypeMono: { latin: sometypeMono, latinExt: sometypeMonoExt },
  sourceCodePro: { latin: sourceCodePro, latinExt: sourceCodeProExt },
  sourceSerifDisplay: { latin: sourceSerifDisplay, latinExt: sourceSerifDisplayExt },
  sourceSerif: { latin: sourceSerif, latinExt: sourceSerifExt },
};
