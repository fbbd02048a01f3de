/** A fixed page that is being edited, as it will be shown; what other pages give it is left out. */
import type { FaqContent } from '@access/content/static-pages/faq.rules'
import type { Draft } from '@access/kit'
import { AboutText } from './about/About.tsx'
import { fillDraft } from './components/fill-draft.ts'
import type { StaticPageTextsFragment } from './components/static-page.generated.ts'
import { usePageContent } from './components/use-page-content.ts'
import { ConstitutionPage } from './constitution/Constitution.tsx'
import { RelatedDocumentText } from './constitution/RelatedDocumentPage.tsx'
import { relatedPages } from './constitution/related-pages.ts'
import { HomeText } from './home/Home.tsx'
import { LegalPageText } from './legal-pages/LegalPage.tsx'
import { FrequentQuestions } from './legal-services/FrequentQuestions.tsx'
import { OurPromiseText } from './promise/OurPromise.tsx'

type Page = StaticPageTextsFragment & { versionNumber: string | null }

const defaultValues: Page = {
  id: 'preview',
  slug: 'terms',
  title: 'No title yet',
  text: null,
  content: null,
  versionNumber: null,
}

const noItems = { legalServices: [], featuredCases: [], upcomingEvents: [], recentPosts: [] }
const noDocuments = { currentConstitution: null, constitutionVersions: [], relatedDocuments: [] }

export default function StaticPagePreview({ item }: { item: Draft }) {
  const page = fillDraft(item, defaultValues)
  const related = relatedPages.find(({ name }) => name === page.slug)
  if (related) return <RelatedDocumentText page={page} file={related.file} />
  switch (page.slug) {
    case 'home':
      return <HomeText page={page} data={noItems} />
    case 'about':
      return <AboutText page={page} />
    case 'constitution':
      return <ConstitutionPage page={page} data={noDocuments} />
    case 'promise':
      return <OurPromiseText page={page} />
    case 'services-faq':
      return <QuestionsPreview page={page} />
    default:
      return <LegalPageText page={page} />
  }
}

function QuestionsPreview({ page: { title, content } }: { page: Page }) {
  const questions = usePageContent<FaqContent>(content)?.questions ?? []
  return <FrequentQuestions title={title} questions={questions} />
}
