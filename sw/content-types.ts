export const JSON_TYPE = /^application\/(?:[\w.]+\+)?json\b/iu;
const SCRIPT_TYPE = /^(?:text|application)\/javascript\b/iu;
const STYLE_TYPE = /^text\/css\b/iu;

/** What a file of the shell must say it is, by the ending of its name. */
const TYPE_BY_ENDING: Readonly<Record<string, RegExp>> = {
  js: SCRIPT_TYPE,
  css: STYLE_TYPE,
  html: /^text\/html\b/iu,
  json: JSON_TYPE,
  webmanifest: JSON_TYPE,
  svg: /^image\/svg\+xml\b/iu,
  png: /^image\/png\b/iu,
  woff2: /^(?:font\/woff2|application\/(?:font-woff2|octet-stream))\b/iu,
};

const ANYTHING_BUT_HTML = /^(?!text\/html\b)./iu;

export function typeOfPath(pathname: string): RegExp {
  return TYPE_BY_ENDING[pathname.slice(pathname.lastIndexOf(".") + 1)] ?? ANYTHING_BUT_HTML;
}
