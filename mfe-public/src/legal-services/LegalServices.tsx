/** What we do, who may ask for it and how; then what everybody asks. */
import type { FaqContent } from '@access/content/static-pages/faq.rules'
import { Door, LinkButton, Masthead, Page, useOffice, useScreenQuery } from '@access/kit'
import { Scene } from '../components/drawings/Scene.tsx'
import { ListResult } from '../components/ListResult.tsx'
import { usePageContent } from '../components/page-text.ts'
import type { StaticPageTextsFragment } from '../components/static-page.generated.ts'
import { FrequentQuestions } from './FrequentQuestions.tsx'
import styles from './LegalServices.module.css'
import { LegalServicesDocument } from './legal-services.generated.ts'
import { ServiceCard } from './ServiceCard.tsx'
import { ServiceIndex } from './ServiceIndex.tsx'
import { buildFaqStructuredData, buildServicesStructuredData } from './structured-data.ts'

const lead =
  'Free help with the kinds of trouble we know best. Choose the closest one; we will find the rest together.'

export const getPageQuery = () => ({ query: LegalServicesDocument, variables: { slug: 'services-faq' } })

export default function LegalServices() {
  const query = useScreenQuery(getPageQuery())
  const { data } = query
  const services = data?.legalServices ?? []
  const { name: organisationName, firstAnswerHours } = useOffice()
  const questions = usePageContent<FaqContent>(data?.faq?.content)?.questions ?? []

  return (
    <Page
      title="Our Services"
      description={lead}
      structuredData={[
        ...(services.length > 0 ? [buildServicesStructuredData(services, organisationName)] : []),
        ...(questions.length > 0 ? [buildFaqStructuredData(questions)] : []),
      ]}
    >
      <Masthead title="Our Services" lead={lead} drawing={<Scene name="open-door" />} />
      <div className={`page ${styles.list}`}>
        <ListResult
          query={query}
          isEmpty={services.length === 0}
          empty={{
            title: 'No Services Available',
            text: 'Please check back later for our services',
          }}
        >
          {services.length > 1 && <ServiceIndex services={services} />}
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} />
          ))}
        </ListResult>
      </div>
      {data?.faq && <FrequentQuestions title={data.faq.title} questions={questions} />}
      <section className={`on-glow ${styles.call}`} aria-labelledby="apply">
        <div className={`page ${styles.callInside}`}>
          <Door state="ajar" />
          <div>
            <h2 id="apply">Not sure which one is yours?</h2>
            <p className="muted">
              You do not have to know which law applies. Tell us what happened, and a person reads it within{' '}
              {firstAnswerHours} hours.
            </p>
          </div>
          <LinkButton to="/get-help">Request Free Legal Aid</LinkButton>
        </div>
      </section>
    </Page>
  )
}

export function QuestionsPreview({
  page: { title, content },
}: {
  page: Pick<StaticPageTextsFragment, 'title' | 'content'>
}) {
  const questions = usePageContent<FaqContent>(content)?.questions ?? []
  return <FrequentQuestions title={title} questions={questions} />
}
