/** Who the organisation is, how to reach it, when it is open, what it promises, and who there gets mail. */
import styles from './settings.module.css'
import { settingsSections } from './settings-sections.tsx'

export function SettingsForm() {
  return settingsSections.map(({ slug, title, lead, Fields }) => (
    <section
      key={slug}
      id={slug}
      tabIndex={-1}
      className={styles.section}
      aria-labelledby={`${slug}-settings`}
    >
      <h2 id={`${slug}-settings`}>{title}</h2>
      <p>{lead}</p>
      <Fields />
    </section>
  ))
}
