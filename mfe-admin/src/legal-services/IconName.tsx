/** A service's icon as visitors see it, and the word for it. */
import { capitalize, ServiceIcon } from '@access/kit'
import styles from './icons.module.css'

export function IconName({ icon }: { icon: string | null }) {
  return (
    <span className={styles.name}>
      <ServiceIcon icon={icon} />
      {icon ? capitalize(icon.replaceAll('-', ' ')) : 'Default'}
    </span>
  )
}
