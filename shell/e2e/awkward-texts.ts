/**
 * Texts as strangers write them, in everything that the browser is told: each free text of each screen begins with a
 * Hebrew question and ends with a long word and a long link. What a new screen shows has them as well.
 */
import type { Page, Route } from 'playwright'

/** Begins from the right; what is in English within it runs from the left. */
export const question = 'מה לעשות? (ראו Form 12-B).'

const longWord = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetzesentwurfsverfasser'
const longLink = `https://us02web.example.org/j/81234567890?pwd=${'aB3dE5fG7h'.repeat(6)}`
const longEmail = `${longWord.toLowerCase().slice(0, 30)}@${'sub-domain-of-an-office.'.repeat(2)}example.org`

/** What is not somebody's own words: keys, choices of ours, addresses, and what only a program reads. */
const isForPrograms =
  /^$|^[\w.:/#+-]*$|^[a-z][\w.+-]*:|^(#|\/)|^\d{4}-\d\d-\d\d|^[\d\s.,%$+()-]+$|^(Under|Over) \$|^\$\d/

/** Fields with one of our own words, which a screen compares. */
const choices =
  /^(__typename|id|key|kind|role|status|state|stage|slug|icon|reference|column|value|action|itemType|category|categories|judgmentCategory|practiceArea|urgency|income|householdSize|department|timeZone|weekday|from|until|phone|token|hash|url|path|address|pictures|color|format|unit|mimeType|mediaType|type|level|decision|outcomeKind|relation|layout|language|languages|version|versionNumber|changedFields|name_key|callingCode|emergencyNumber|days|time)$|(Id|At|On|Url|Color|Number|Hash|Token|Key|Kind|Type|Status|Date|Day|By)$/

/** As it would be, had somebody written such texts into each field. */
export function makeAwkward(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) {
    // A text in parts, some of which match: it begins once.
    if (value.some((part) => part?.isMatch !== undefined))
      return [{ ...value[0], text: makeAwkward(value.map(({ text }) => text).join('')) }]
    return value.map((each) => makeAwkward(each, key))
  }
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, makeAwkward(each, name)]))
  if (typeof value !== 'string' || choices.test(key)) return value
  if (/^email$/i.test(key)) return longEmail
  // The texts of a page with parts.
  if (/^[{[]/.test(value)) return JSON.stringify(makeAwkward(JSON.parse(value)))
  if (isForPrograms.test(value)) return value
  const gap = value.includes('\n') ? '\n\n' : ' '
  return [question, value, longWord, longLink].join(gap)
}

/** Rewrites what the gateway answers to the page, and what the server tells of the office. */
export async function fillWithAwkwardTexts(page: Page) {
  await page.route(/\/graphql(\?|$)/, async (route) => {
    const response = await route.fetch()
    if (!response.headers()['content-type']?.includes('json')) return route.fulfill({ response })
    await route.fulfill({ response, json: makeAwkward(await response.json()) })
  })
  await page.route(
    (url) => !/^\/(graphql|api|remotes|assets|empty)/.test(url.pathname),
    (route) => (route.request().resourceType() === 'document' ? rewriteDocument(route) : route.continue()),
  )
}

/** The page is drawn anew in the browser: what the server has drawn of it has the texts as they were. */
async function rewriteDocument(route: Route) {
  const response = await route.fetch()
  const html = await response.text()
  const body = html.replace(
    /(<script type="application\/json" id="boot">)(.*?)(<\/script>)/s,
    (_, start: string, json: string, end: string) => {
      const boot = JSON.parse(json)
      const awkward = { ...boot, office: makeAwkward(boot.office), data: awkwardResults(boot.data) }
      return start + JSON.stringify(awkward).replaceAll('<', '\\u003c') + end
    },
  )
  await route.fulfill({ response, body })
}

/** The results of urql, whose data are JSON in a string. */
const awkwardResults = (results: Record<string, { data?: string }> | undefined) =>
  results &&
  Object.fromEntries(
    Object.entries(results).map(([key, result]) => [
      key,
      result.data ? { ...result, data: JSON.stringify(makeAwkward(JSON.parse(result.data))) } : result,
    ]),
  )
