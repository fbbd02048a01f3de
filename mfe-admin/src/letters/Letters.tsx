/** The letters that go to applicants: what each begins with, until somebody changes it for one of them. */
import { Page } from '@access/kit'
import { toDashboard } from '../frame/destination.ts'
import { TopBar } from '../frame/TopBar.tsx'
import styles from '../management/management.module.css'
import { Answered } from '../parts/Answered.tsx'
import { Card } from '../parts/Card.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import { useLive } from '../parts/useLive.ts'
import { letterTemplates } from './documents.ts'
import { LetterTable } from './LetterTable.tsx'

export default function Letters() {
  const live = useLive(letterTemplates, {}, 'LetterTemplate')
  return (
    <Page title="Letters">
      <TopBar title="Letters" back={toDashboard} />
      <div className={styles.body}>
        <Answered live={live}>
          {({ templates }) =>
            templates.length === 0 ? (
              <Card title="Templates">
                <Nothing>There are no letters.</Nothing>
              </Card>
            ) : (
              <LetterTable templates={templates} readAgain={live.readAgain} />
            )
          }
        </Answered>
      </div>
    </Page>
  )
}
