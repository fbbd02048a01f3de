/** The printed page: black on white, of A4 or Letter, and on screens not at all. */
import { capitalize, formatLongDate, formatShortLocalDate, isolate, mapByPlace } from '@access/kit'
import { Flex } from 'antd'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import { formatStatus } from '../request/statuses.ts'
import type { CaseSheetFragment } from './case-sheet.generated.ts'
import styles from './case-sheet.module.css'

export function CaseSheet({
  sheet,
  contact,
  nextStep,
}: {
  sheet: CaseSheetFragment
  /** How the applicant can be contacted. */
  contact: string
  nextStep: string
}) {
  const title = sheet.isRedacted ? 'Case sheet, redacted' : 'Case sheet'
  return (
    <article className={styles.sheet} aria-label={title}>
      <Flex component="header" align="baseline" justify="space-between">
        <h1>{sheet.reference}</h1>
        <p>
          {title}, printed {formatShortLocalDate(new Date())}. Confidential.
        </p>
      </Flex>
      <div className={styles.columns}>
        <FactSection
          title="Status"
          facts={{
            Status: formatStatus(sheet.status),
            Urgency: sheet.urgency,
            Category: sheet.category,
            'Assigned to': sheet.assigneeName,
            'Next step': nextStep,
          }}
        />
        <FactSection
          title="Dates"
          facts={{
            Received: formatShortLocalDate(sheet.receivedAt),
            'Review due': formatShortLocalDate(sheet.reviewDueAt),
            'Attorney due': formatShortLocalDate(sheet.matchDueAt),
            'Court date': sheet.courtDate && formatLongDate(sheet.courtDate),
          }}
        />
        <Section title="Parties">
          <Flex component="ul" vertical>
            {/* Redacted parties have nothing but their place. */}
            {mapByPlace(sheet.parties, ({ role, name }) => (
              <li>{[capitalize(role), name && isolate(name)].filter(Boolean).join(': ')}</li>
            ))}
          </Flex>
          <LeftOut count={sheet.partyCount - sheet.parties.length} />
        </Section>
        <FactSection
          title="Contact"
          facts={{
            'Safe ways': contact,
            Phone: sheet.phone,
            Email: sheet.email,
            'Postal address': sheet.postalAddress?.replaceAll('\n', ', ') ?? null,
            Language: sheet.language,
            'Help to talk with us': sheet.languageHelp,
          }}
        />
      </div>
      <Section title="Summary">
        <p>{sheet.summary ?? 'None has been written without names.'}</p>
        {sheet.isSummaryShortened && <p>Shortened. The request has all of it.</p>}
      </Section>
      <Section title="Screening">
        <Facts
          facts={{
            Income: sheet.income,
            Household: sheet.household,
            Result: sheet.screening && formatScreening(sheet.screening),
          }}
        />
        {!sheet.screening && <p>Not screened.</p>}
      </Section>
      <div className={styles.columns}>
        <Section title={`Documents (${sheet.documentCount})`}>
          <Flex component="ul" vertical>
            {mapByPlace(sheet.documents, ({ name, kind, addedAt }) => (
              <li>
                {formatShortLocalDate(addedAt)}: {isolate(name ?? kind.toUpperCase())}
              </li>
            ))}
          </Flex>
          <LeftOut count={sheet.documentCount - sheet.documents.length} />
        </Section>
        <Section title="History">
          <Flex component="ol" vertical>
            {sheet.history.map(({ status, changedAt }) => (
              <li key={changedAt}>
                {formatShortLocalDate(changedAt)}: {formatStatus(status)}
              </li>
            ))}
          </Flex>
        </Section>
      </div>
    </article>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

const FactSection = ({ title, facts }: { title: string } & ComponentProps<typeof Facts>) => (
  <Section title={title}>
    <Facts facts={facts} />
  </Section>
)

/** Closer than on a screen, so that all fits one page; what is not known, or not on a redacted sheet, takes no line. */
const Facts = ({ facts }: { facts: Record<string, string | false | null> }) => (
  <dl>
    {Object.entries(facts).map(
      ([label, fact]) =>
        fact && (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </Fragment>
        ),
    )}
  </dl>
)

const LeftOut = ({ count }: { count: number }) => (count > 0 ? <p>And {count} more.</p> : null)

const formatScreening = ({
  result,
  explanation,
  screenedAt,
}: NonNullable<CaseSheetFragment['screening']>): string =>
  `${capitalize(result)} eligible. ${explanation} (${formatShortLocalDate(screenedAt)})`
