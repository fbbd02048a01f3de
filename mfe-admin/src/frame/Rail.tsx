/** The navigation at the left edge, which stays; it can be folded to its icons. */

import { Logo } from '@access/kit'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useAccountPreference } from '../session/use-account-preference.ts'
import { NavigationList } from './NavigationList.tsx'
import styles from './navigation.module.css'

export function Rail({ screenId }: { screenId: string }) {
  const [rail, setRail] = useAccountPreference('rail', 'unfolded')
  const isFolded = rail === 'folded'
  const Icon = isFolded ? PanelLeftOpen : PanelLeftClose
  const foldLabel = isFolded ? 'Unfold the navigation' : 'Fold the navigation'
  return (
    <div className={isFolded ? `${styles.rail} ${styles.folded}` : styles.rail}>
      <a className="skip" href={`#${screenId}`}>
        Skip the navigation
      </a>
      <Logo />
      <nav aria-label="Portal" className={styles.sections}>
        <NavigationList isFolded={isFolded} />
      </nav>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={!isFolded}
        title={isFolded ? foldLabel : undefined}
        onClick={() => setRail(isFolded ? 'unfolded' : 'folded')}
      >
        <Icon size={18} aria-hidden className={styles.icon} />
        <span className={styles.label}>{foldLabel}</span>
      </button>
    </div>
  )
}
