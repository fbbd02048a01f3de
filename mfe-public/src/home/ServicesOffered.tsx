/** The first services as the panels of a door. */
import type { HomeContent } from '@access/content/static-pages/home.rules'
import { ArchIcon, ArrowLink, SectionHeading } from '@access/kit'
import { truncateToSentences } from '../components/truncate-to-sentences.ts'
import type { HomeServiceFragment } from './home.generated.ts'
import styles from './ServicesOffered.module.css'

export function ServicesOffered({
  text: { heading, lead },
  services,
}: {
  text: HomeContent['services']
  services: readonly HomeServiceFragment[]
}) {
  if (services.length === 0) return null
  return (
    <section className="section section-continued page" aria-labelledby="services">
      <SectionHeading
        id="services"
        title={heading}
        lead={lead}
        action={<ArrowLink to="/services">View All Services</ArrowLink>}
      />
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
