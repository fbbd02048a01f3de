/** Who the organisation is, how to reach it, when it is open, what it promises, and who there gets mail. */
import { Flex, Typography } from 'antd'
import screen from '../components/screen.module.css'
import styles from './settings.module.css'
import { settingsSections } from './settings-sections.tsx'

export const SettingsForm = () => (
  <Flex vertical gap="large" className={screen.wide}>
    {settingsSections.map(({ slug, title, lead, Fields }) => (
      <section key={slug} id={slug} tabIndex={-1} aria-labelledby={`${slug}-settings`}>
        <h2 id={`${slug}-settings`} className={styles.title}>
          {title}
        </h2>
        <Typography.Paragraph type="secondary">{lead}</Typography.Paragraph>
        <div className={screen.form}>
          <Fields />
        </div>
      </section>
    ))}
  </Flex>
)
