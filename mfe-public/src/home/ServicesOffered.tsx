/** The first services as the panels of a door. */
import { ArchIcon, ArrowLink, LoadError, type Retry, SectionHeading } from '@access/kit'
import { truncateToSentences } from '../components/truncate-to-sentences.ts'
import type { HomeServiceFragment } from './home.generated.ts'
import text from './home.json'
import styles from './ServicesOffered.module.css'

export function ServicesOffered({
  services,
  retry,
}: {
  services: readonly HomeServiceFragment[]
  retry: Retry
}) {
  if (services.length === 0 && !retry.hasFailed) return null
  return (
    <section className="section section-continued page" aria-labelledby="services">
      <SectionHeading
        id="services"
        title={text.services.heading}
        lead={text.services.lead}
        action={<ArrowLink to="/services">View All Services</ArrowLink>}
      />
      {retry.hasFailed && <LoadError {...retry} />}
      <div className={styles.panels}>
        {services.map((service) => (
          <ServicePanel key={service.id} service={service} />
        ))}
      </div>
    </section>
  )
}

function ServicePanel({ service: { title, description, icon } }: { service: HomeServiceFragment }) {
  return (
    <article className={styles.panel}>
      <ArchIcon icon={icon} />
      <h3>{title}</h3>
      <p>{truncateToSentences(description)}</p>
      <ArrowLink to="/services">
        Learn More<span className="sr"> about {title}</span>
      </ArrowLink>
    </article>
  )
}
