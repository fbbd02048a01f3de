/** The forms of fixed pages: of one text, of a structured one, and of the constitution. */
import { constitutionRevision } from '@access/content/constitution/constitution-revision.rules'
import {
  createStaticPageRules,
  isStructured,
  type StaticPageSlug,
} from '@access/content/static-pages/static-page.rules'
import { getPageLabel } from '../data/page-labels.ts'
import type { FormDefinition, FormQueries, ListedItem } from '../management/definition/definition.ts'
import { ConstitutionForm } from './constitution/ConstitutionForm.tsx'
import { createContentForm, TextPageForm } from './content/ContentForm.tsx'
import { toComparedContent } from './content/content-values.ts'
import {
  AnyStaticPageDocument,
  type PageRowFragment,
  ReviseConstitutionDocument,
  UpdateStaticPageDocument,
} from './pages.generated.ts'

export const pagesPath = 'pages'

/** What was typed into pages and not saved. */
export const unsavedPages = {
  path: pagesPath,
  noun: 'page',
  getName: ({ title }: ListedItem & { title?: string }) => title ?? '',
  queries: { typename: 'StaticPage' },
}

export function buildPageDefinition(page: PageRow): FormDefinition {
  const { slug } = page
  return {
    path: pagesPath,
    title: 'Pages',
    noun: 'page',
    editLabel: `Edit page: ${getPageLabel(page)}`,
    hasPreview: true,
    ...(slug === 'constitution' ? buildConstitution() : buildPage(page, slug)),
  }
}

type PageParts = Pick<FormDefinition, 'queries' | 'rules' | 'defaultValues' | 'Form' | 'toCompared'>

function buildPage({ language }: PageRow, slug: Exclude<StaticPageSlug, 'constitution'>): PageParts {
  const queries = buildQueries(UpdateStaticPageDocument)
  const rules = createStaticPageRules(slug, language)
  const place = { slug, language, title: '' }
  if (!isStructured(slug))
    return { queries, rules, defaultValues: { ...place, text: '' }, Form: TextPageForm }
  return {
    queries,
    rules,
    defaultValues: { ...place, content: '' },
    Form: createContentForm(slug),
    toCompared: (values) => toComparedContent(slug, values),
  }
}

const buildConstitution = (): PageParts => ({
  queries: buildQueries(ReviseConstitutionDocument),
  rules: constitutionRevision,
  defaultValues: {
    title: '',
    text: '',
    kind: 'correction',
    versionNumber: '',
    effectiveDate: null,
    changes: null,
  },
  Form: ConstitutionForm,
  toCompared: ({ title, text, versionNumber }) => ({ title, text, versionNumber }),
})

const buildQueries = (update: unknown) =>
  ({ typename: 'StaticPage', one: AnyStaticPageDocument, update }) as unknown as FormQueries

/** A page in the list. */
export type PageRow = PageRowFragment & { slug: StaticPageSlug }
