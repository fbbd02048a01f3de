/** All services at a glance: an icon and a name each, which lead to the details below. */
import { ServiceIcon } from '@access/kit'
import { getServiceAnchor } from '../components/service-anchor.ts'
import type { LegalServiceFragment } from './legal-services.generated.ts'
import styles from './ServiceIndex.module.css'

export function ServiceIndex({ services }: { services: readonly LegalServiceFragment[] }) {
  return (
    <nav aria-label="Services">
      <ul className={styles.index}>
        {services.map(({ id, title, icon }) => (
          <li key={id}>
            {/* Not by the router: the browser unfolds what a fragment leads to. */}
            <a className={`card ${styles.service}`} href={`#${getServiceAnchor(id)}`}>
              <ServiceIcon icon={icon} />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
