/** The poverty guidelines that requests are screened by, a year and region each, and our own limits. */
import { Page } from '@access/kit'
import { Alert, Button } from 'antd'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { toDashboard } from '../frame/destination.ts'
import { TopBar } from '../frame/TopBar.tsx'
import management from '../management/management.module.css'
import { Answered } from '../parts/Answered.tsx'
import { Nothing } from '../parts/Nothing.tsx'
import parts from '../parts/parts.module.css'
import { useAct } from '../parts/useAct.ts'
import { useLive } from '../parts/useLive.ts'
import { DeleteGuideline } from './DeleteGuideline.tsx'
import { allGuidelines, checkGuideline, type Guideline } from './documents.ts'
import { GuidelineDialog } from './GuidelineDialog.tsx'
import { type Asked, GuidelineTable } from './GuidelineTable.tsx'
import { PolicyCard } from './PolicyCard.tsx'
import styles from './screening.module.css'

export default function Guidelines() {
  const live = useLive(allGuidelines, {}, 'PovertyGuideline')
  const head = useRef<HTMLHeadingElement>(null)
  const [asked, ask] = useState<{ what: Asked | 'add'; guideline: Guideline | null } | null>(null)
  const { act, refused } = useAct(checkGuideline, {
    done: 'Poverty guideline updated successfully',
    failed: 'Failed to update poverty guideline',
  })

  async function onAsked(what: Asked, guideline: Guideline) {
    if (what !== 'check') return ask({ what, guideline })
    const { id, version } = guideline
    // The button that was pressed is gone.
    if (await act({ id, version })) head.current?.focus()
    // Whoever was overtaken has not seen the figures that they would have said are right.
    else live.readAgain()
  }

  return (
    <Page title="Poverty Guidelines">
      <TopBar title="Poverty Guidelines" back={toDashboard} />
      <div className={styles.body}>
        <Answered live={live}>
          {({ guidelines, inForce, policy }) => (
            <>
              <PolicyCard policy={policy} inForce={inForce} />
              <section className={management.card} aria-labelledby="all-guidelines">
                <header className={management.cardHeader}>
                  <h2 id="all-guidelines" className={management.cardTitle} ref={head} tabIndex={-1}>
                    All poverty guidelines
                  </h2>
                  <Button
                    type="primary"
                    icon={<Plus size={18} aria-hidden />}
                    onClick={() => ask({ what: 'add', guideline: null })}
                  >
                    Add guideline
                  </Button>
                </header>
                {refused && (
                  <div className={parts.inside}>
                    <Alert type="error" showIcon title={refused} />
                  </div>
                )}
                {guidelines.some(({ checkedAt }) => !checkedAt) && (
                  <p className={styles.toCheck}>
                    Figures that are not checked: check them at aspe.hhs.gov before relying on them.
                  </p>
                )}
                {guidelines.length === 0 ? (
                  <Nothing>No poverty guidelines yet. Create your first one!</Nothing>
                ) : (
                  <GuidelineTable guidelines={guidelines} inForce={inForce} onAsked={onAsked} />
                )}
              </section>
            </>
          )}
        </Answered>
      </div>
      {asked?.what === 'add' && <GuidelineDialog guideline={null} onClosed={() => ask(null)} />}
      {asked?.what === 'edit' && <GuidelineDialog guideline={asked.guideline} onClosed={() => ask(null)} />}
      {asked?.what === 'delete' && asked.guideline && (
        <DeleteGuideline
          guideline={asked.guideline}
          onClosed={(isDone) => {
            ask(null)
            if (isDone) head.current?.focus()
          }}
        />
      )}
    </Page>
  )
}
