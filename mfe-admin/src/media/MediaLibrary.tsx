/** The media library: all pictures and PDFs of the site, to find, add, describe and delete. */
import { Page } from '@access/kit'
import { useRef } from 'react'
import { Card } from '../components/Card.tsx'
import styles from '../components/screen.module.css'
import { TopBar } from '../frame/TopBar.tsx'
import { dashboardBackLink } from '../session/login-redirect.ts'
import { MediaFiles } from './MediaFiles.tsx'

export default function MediaLibrary() {
  const headingRef = useRef<HTMLHeadingElement>(null)
  return (
    <Page title="Media library">
      <TopBar title="Media library" back={dashboardBackLink} />
      <div className={styles.body}>
        <Card title="All files" headingRef={headingRef}>
          {/* The pressed tile disappears with its file. */}
          <MediaFiles onDeleted={() => headingRef.current?.focus()} />
        </Card>
      </div>
    </Page>
  )
}
