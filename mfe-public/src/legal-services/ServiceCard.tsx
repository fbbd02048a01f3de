/** One service: what it is, who may ask, how to apply. */
import { ArchIcon, Badge, LinkButton } from '@access/kit'
import type { LegalServiceFragment } from './legal-services.generated.ts'
import styles from './ServiceCard.module.css'

export function ServiceCard({ service }: { service: LegalServiceFragment }) {
  const { title, category, description, icon, eligibility, howToApply } = service
  return (
    <article className={`card ${styles.service}`}>
      <div className={styles.head}>
        <ArchIcon icon={icon} />
        <div>
          <h2>{title}</h2>
          <Badge>{category}</Badge>
        </div>
      </div>
      <p className={styles.what}>{description}</p>
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
      <p className={styles.apply}>
        <LinkButton variant="outline" to="/get-help">
          Apply<span className="sr"> for {title}</span>
        </LinkButton>
      </p>
    </article>
  )
}
