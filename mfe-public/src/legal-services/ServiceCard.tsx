/** One service: what it is, who may ask, how to apply. */
import { ArchIcon, Badge, LinkButton, useOffice } from '@access/kit'
import { NarrowDisclosure } from '../components/NarrowDisclosure.tsx'
import { buildServiceHelpUrl } from '../components/practice-areas.ts'
import { getServiceAnchor } from '../components/service-anchor.ts'
import type { LegalServiceFragment } from './legal-services.generated.ts'
import styles from './ServiceCard.module.css'

export function ServiceCard({ service }: { service: LegalServiceFragment }) {
  const { id, title, category, description, icon, eligibility, howToApply } = service
  const { practiceAreas } = useOffice()
  return (
    <article className={`card ${styles.service}`}>
      <div className={styles.head}>
        <ArchIcon icon={icon} />
        <div>
          <h2>{title}</h2>
          <Badge>{category}</Badge>
        </div>
      </div>
      <NarrowDisclosure className={styles.details ?? ''} label="What we do" about={`about ${title}`}>
        <p className={styles.what} id={getServiceAnchor(id)}>
          {description}
        </p>
        <div className={styles.how}>
          {eligibility && (
            <div>
              <h3>Eligibility</h3>
              <p>{eligibility}</p>
            </div>
          )}
          {howToApply && (
            <div>
              <h3>How to Apply</h3>
              <p>{howToApply}</p>
            </div>
          )}
        </div>
      </NarrowDisclosure>
      <p className={styles.apply}>
        <LinkButton variant="outline" to={buildServiceHelpUrl(service, practiceAreas)}>
          Apply<span className="sr"> for {title}</span>
        </LinkButton>
      </p>
    </article>
  )
}
