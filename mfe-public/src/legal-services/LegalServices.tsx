/** What we do, who may ask for it and how; then the four questions everybody has. */
import {
  Accordion,
  AccordionSection,
  Door,
  EmptyState,
  LinkButton,
  LoadError,
  Loading,
  Masthead,
  Page,
  SectionHeading,
  useRetry,
} from '@access/kit'
import { useQuery } from 'urql'
import { Drawing } from '../components/drawings/Drawing.tsx'
import { getHeadingId } from '../components/static-text.ts'
import faq from './faq.json'
import styles from './LegalServices.module.css'
import { LegalServicesDocument } from './legal-services.generated.ts'
import { ServiceCard } from './ServiceCard.tsx'
import { ServiceIndex } from './ServiceIndex.tsx'
import { buildServicesStructuredData, faqStructuredData } from './structured-data.ts'

const lead =
  'Free help with the kinds of trouble we know best. Choose the closest one; we will find the rest together.'

export const getPageQuery = () => ({ query: LegalServicesDocument })

export default function LegalServices() {
  const queryResult = useQuery(getPageQuery())
  const [{ data, fetching }] = queryResult
  const retry = useRetry(queryResult)
  const services = data?.legalServices ?? []

  return (
    <Page
      title="Our Services"
      description={lead}
      structuredData={
        services.length > 0 ? [buildServicesStructuredData(services), faqStructuredData] : [faqStructuredData]
      }
    >
      <Masthead
        title="Our Services"
        lead={lead}
        drawing={<Drawing drawn={{ topic: '/services', seed: '' }} />}
      />
      <div className={`page ${styles.list}`}>
        {fetching && !data && !retry.hasFailed && <Loading />}
        {services.length > 1 && <ServiceIndex services={services} />}
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
        {services.length === 0 && (data || retry.hasFailed) && (
          <EmptyState title="No Services Available" text="Please check back later for our services" />
        )}
        {retry.hasFailed && <LoadError {...retry} />}
      </div>
      <section className="section page" aria-labelledby="faq">
        <div className={styles.questions}>
          <SectionHeading id="faq" title="Frequently Asked Questions" />
          <Accordion>
            {faq.map(({ question, answer }) => (
              <AccordionSection key={question} title={question}>
                {/* Inside, so that the browser unfolds it for whoever comes from the search. */}
                <p id={getHeadingId(question)}>{answer}</p>
              </AccordionSection>
            ))}
          </Accordion>
        </div>
      </section>
      <section className={`on-glow ${styles.call}`} aria-labelledby="apply">
        <div className={`page ${styles.callInside}`}>
          <Door state="ajar" />
          <div>
            <h2 id="apply">Not sure which one is yours?</h2>
            <p className="muted">
              You do not have to know which law applies. Tell us what happened, and a person reads it within
              48 hours.
            </p>
          </div>
          <LinkButton to="/get-help">Request Free Legal Aid</LinkButton>
        </div>
      </section>
    </Page>
  )
}
