/** The first services as the panels of a door. */
import { ArchIcon, Go, LoadFailed, type Retry, SectionHead } from '@access/kit'
import { opening } from '../opening.ts'
import type { HomeService } from './documents.ts'
import text from './home.json'
import styles from './ServicesOffered.module.css'

export function ServicesOffered({ services, retry }: { services: readonly HomeService[]; retry: Retry }) {
  if (services.length === 0 && !retry.failed) return null
  return (
    <section className="section section-continued page" aria-labelledby="services">
      <SectionHead
        id="services"
        title={text.services.heading}
        lead={text.services.lead}
        onward={<Go to="/services">View All Services</Go>}
      />
      {retry.failed && <LoadFailed {...retry} />}
      <div className={styles.panels}>
        {services.map((service) => (
          <Panel key={service.id} service={service} />
        ))}
      </div>
    </section>
  )
}

function Panel({ service: { title, description, icon } }: { service: HomeService }) {
  return (
    <article className={styles.panel}>
      <ArchIcon icon={icon} />
      <h3>{title}</h3>
      <p>{opening(description)}</p>
      <Go to="/services">
        Learn More<span className="sr"> about {title}</span>
      </Go>
    </article>
  )
}
