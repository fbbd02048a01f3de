/** The pages whose texts are fixed, and the validation rules of their texts. */
import { parseJson } from '@access/service-kit/text/json.rules'
import { z } from 'zod'
import { ignoredField, requiredLine, requiredText } from '../content-type/fields.rules.ts'
import type { ManagedType } from '../content-type/managed-type.rules.ts'
import { aboutContent } from './about.rules.ts'
import { findOutlineError } from './constitution-outline.rules.ts'
import { faqContent } from './faq.rules.ts'
import { homeContent } from './home.rules.ts'
import { listGaps, omitContentGaps, omitSentences, omitTextGaps } from './omit-gaps.rules.ts'
import { findUnknownPlaceholder } from './placeholders.rules.ts'
import { findTextError, findWritingError } from './text-form.rules.ts'

/** Each with its path and what the portal calls it. */
export const staticPages = {
  home: { path: '/', label: 'Home' },
  about: { path: '/about', label: 'About us' },
  constitution: { path: '/constitution', label: 'Constitution' },
  bylaws: { path: '/constitution/bylaws', label: 'Bylaws' },
  'code-of-conduct': { path: '/constitution/code-of-conduct', label: 'Code of conduct' },
  'services-faq': { path: '/services#faq', label: 'Frequently asked questions' },
  promise: { path: '/promise', label: 'Our promise' },
  'stay-safe': { path: '/stay-safe', label: 'Staying safe' },
  privacy: { path: '/privacy', label: 'Privacy policy' },
  terms: { path: '/terms', label: 'Terms of service' },
  accessibility: { path: '/accessibility', label: 'Accessibility' },
  donate: { path: '/donate', label: 'Give' },
  volunteer: { path: '/volunteer', label: 'Volunteer' },
  press: { path: '/press', label: 'Press' },
  board: { path: '/board', label: 'Board and finances' },
} as const

export type StaticPageSlug = keyof typeof staticPages

export const staticPageSlugs = Object.keys(staticPages) as StaticPageSlug[]

/** The languages that the website is in. */
export const languages = ['en'] as const

/** The rules of the contents of structured pages; the others are one text. */
export const contentRules = { home: homeContent, about: aboutContent, 'services-faq': faqContent } as const

export type StructuredSlug = keyof typeof contentRules

export const isStructured = (slug: string): slug is StructuredSlug => Object.hasOwn(contentRules, slug)

/** The texts of a page as they are stored. */
export interface StaticPageTexts {
  title: string
  /** Of a page that is one text. */
  text: string | null
  /** Of a structured page: JSON. */
  content: string | null
  /** Of the constitution: which version the text is. */
  versionNumber: string | null
}

const limits = { title: 160, text: 100_000, versionNumber: 20 } as const

/** The most gaps of a page that are named. */
export const maxListedGaps = 50

/** What only the office can fill, in the order of the text. */
export const listPageGaps = ({ title, text, content }: StaticPageTexts): string[] =>
  listGaps(title, text, content).slice(0, maxListedGaps)

/** A page as visitors read it: without what only the office can fill. */
export const omitPageGaps = <Page extends Pick<StaticPageTexts, 'title' | 'text' | 'content'>>(
  page: Page,
): Page => ({
  ...page,
  title: omitSentences(page.title),
  text: page.text && omitTextGaps(page.text),
  content: page.content && JSON.stringify(omitContentGaps(JSON.parse(page.content))),
})

const nothingLeft = 'Write a sentence that has no gap: visitors do not read those that have one'

const title = requiredLine('Enter a title', limits.title)
  .superRefine(reportUnknownPlaceholder)
  .refine((source) => omitSentences(source) !== '', nothingLeft)

const createText = (findError: (source: string) => string | undefined) =>
  requiredText('Enter a text', limits.text).superRefine((source, { addIssue }) => {
    const message = findError(source) ?? findLossError(source)
    if (message) addIssue({ code: 'custom', message })
  })

/** What visitors read begins with a paragraph, as it is written. */
const findLossError = (source: string) =>
  omitTextGaps(source) === '' || /^#/.test(omitTextGaps(source)) !== /^#/.test(source.trim())
    ? nothingLeft
    : undefined

/** JSON in and JSON out; what is wrong inside is named by its path, like `content.values.items.1.title`. */
const createContent = (rules: z.ZodType) =>
  z
    .string('Send the content as JSON')
    .max(limits.text, 'This is too much for one page')
    .superRefine(reportUnknownPlaceholder)
    .transform((json, { addIssue }) => {
      const result = rules.safeParse(parseJson(json))
      const issues = result.success
        ? rules.safeParse(omitContentGaps(result.data)).error?.issues.map((issue) => ({
            ...issue,
            message: nothingLeft,
          }))
        : result.error.issues
      if (!issues) return JSON.stringify(result.data)
      for (const { path, message } of issues) addIssue({ code: 'custom', path: [...path], message })
      return z.NEVER
    })

function reportUnknownPlaceholder(text: string, { addIssue }: z.core.$RefinementCtx<string>): void {
  const unknown = findUnknownPlaceholder(text)
  if (unknown) addIssue({ code: 'custom', message: `Nothing fills {${unknown}}` })
}

/** A field of other pages. */
const unused = ignoredField

const anyPage = { id: ignoredField(), title }

const constitution = z.strictObject({
  ...anyPage,
  text: createText((source) => findWritingError(source) ?? findOutlineError(source)),
  content: unused(),
  versionNumber: requiredLine('Enter the number of the version', limits.versionNumber),
})

/** The rules of a page, whose slug and language stay as they are. */
export function createStaticPageRules(slug: StaticPageSlug, language: string) {
  const place = { slug: always(slug), language: always(language) }
  if (slug === 'constitution') return constitution.extend(place)
  return z.strictObject({
    ...anyPage,
    ...place,
    text: isStructured(slug) ? unused() : createText(findTextError),
    content: isStructured(slug) ? createContent(contentRules[slug]) : unused(),
    versionNumber: unused(),
  })
}

const always = (value: string) =>
  z
    .unknown()
    .transform(() => value)
    .optional()
    .default(value)

/** The fields of any page, for what takes them as they are typed. */
export const staticPage = z.strictObject({
  id: ignoredField(),
  slug: z.enum(staticPageSlugs),
  language: z.enum(languages),
  title: z.string(),
  text: z.string().nullish(),
  content: z.string().nullish(),
  versionNumber: z.string().nullish(),
})

/** Fixed pages, for drafts, versions and previews: nobody creates or deletes one, so they are no type of the catalogue. */
export const staticPageType: ManagedType = {
  typeName: 'StaticPage',
  path: 'pages',
  itemType: 'page',
  pluralLabel: 'Pages',
  rules: staticPage,
}
