/** A fixed page that is being edited, as it will be shown; what other pages give it is left out. */
import type { Draft } from '@access/kit'
import { type ComponentType, lazy } from 'react'
import { fillDraft } from './components/fill-draft.ts'
import type { StaticPageTextsFragment } from './components/static-page.generated.ts'

type Page = StaticPageTextsFragment & { versionNumber: string | null }
type PageView = ComponentType<{ page: Page }>

const defaultValues: Page = {
  id: 'preview',
  slug: 'terms',
  title: 'No title yet',
  text: null,
  content: null,
  pdfUrl: null,
  versionNumber: null,
}

/** In the chunks of their pages. */
const views: Record<string, PageView> = {
  home: lazyView(async () => (await import(/* webpackChunkName: "home" */ './home/Home.tsx')).HomePreview),
  about: lazyView(async () => (await import(/* webpackChunkName: "about" */ './about/About.tsx')).AboutText),
  constitution: lazyView(
    async () =>
      (await import(/* webpackChunkName: "constitution" */ './constitution/Constitution.tsx'))
        .ConstitutionPreview,
  ),
  bylaws: lazyView(importRelatedText),
  'code-of-conduct': lazyView(importRelatedText),
  promise: lazyView(
    async () => (await import(/* webpackChunkName: "promise" */ './promise/OurPromise.tsx')).OurPromiseText,
  ),
  'services-faq': lazyView(
    async () =>
      (await import(/* webpackChunkName: "legal-services" */ './legal-services/LegalServices.tsx'))
        .QuestionsPreview,
  ),
}

const TextPageView = lazyView(
  async () => (await import(/* webpackChunkName: "legal" */ './components/TextPage.tsx')).TextPageContent,
)

export default function StaticPagePreview({ item }: { item: Draft }) {
  const page = fillDraft(item, defaultValues)
  const View = views[page.slug] ?? TextPageView
  return <View page={page} />
}

async function importRelatedText() {
  return (await import(/* webpackChunkName: "related-text" */ './constitution/RelatedDocumentPage.tsx'))
    .RelatedDocumentText
}

function lazyView(load: () => Promise<PageView>): PageView {
  return lazy(async () => ({ default: await load() }))
}
