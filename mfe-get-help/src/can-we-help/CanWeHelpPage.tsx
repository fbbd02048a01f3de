/** "Can we help?": three taps before the form, and where each answer leads. */
import {
  Button,
  FormToken,
  LinkButton,
  Masthead,
  Notice,
  Page,
  PhoneLink,
  QuickExit,
  RadioGroup,
  useIsHydrated,
  useOffice,
  useOfficeText,
  useOnQuickExit,
  useSubmittedForm,
} from '@access/kit'
import { getTopicAnchor } from '@access/service-kit/practice-areas/practice-areas.rules'
import { useState } from 'react'
import { Disclosure } from '../components/Disclosure.tsx'
import { OtherPlaces } from '../components/OtherPlaces.tsx'
import { buildRequestUrl, canWeHelpPath } from '../journey/form-contract.ts'
import styles from './CanWeHelp.module.css'
import type { CanWeHelpAnswers } from './can-we-help.form.ts'
import {
  dateChoices,
  canWeHelpMessages as messages,
  questions,
  safetyChoices,
  suggestions,
} from './can-we-help.messages.ts'

export default function CanWeHelpPage() {
  const isHydrated = useIsHydrated()
  const submitted = useSubmittedForm<never, { isAnswered: true }>(canWeHelpPath)
  const [answers, setAnswers] = useState<CanWeHelpAnswers>(submitted?.values ?? {})
  useOnQuickExit(() => setAnswers({}))
  const problems = [...useOffice().practiceAreas.map(({ name }) => name), messages.somethingElse]
  const choices = {
    problem: problems.map((value) => ({ value, label: value })),
    date: dateChoices,
    safe: safetyChoices,
  }
  const renderQuestion = (name: keyof typeof questions) => (
    <RadioGroup
      name={name}
      label={questions[name]}
      options={choices[name]}
      columns={name === 'problem' ? 'two' : 'one'}
      value={answers[name] ?? ''}
      onChange={(answer) => setAnswers((previous) => ({ ...previous, [name]: answer }))}
    />
  )
  const isAnswered = isHydrated
    ? Boolean(answers.problem && answers.date && answers.safe)
    : submitted !== null
  return (
    <Page title={messages.title} description={messages.description} isPrivate>
      <QuickExit />
      <Masthead
        title={messages.title}
        ancestors={[{ to: '/get-help', text: messages.parentTitle }]}
        lead={messages.lead}
      />
      <div className={`page section-end ${styles.questions}`}>
        <form className="form" method="post" action={`${canWeHelpPath}#result`} noValidate>
          <FormToken formPath={canWeHelpPath} />
          {renderQuestion('problem')}
          {(!isHydrated || answers.problem) && renderQuestion('date')}
          {(!isHydrated || answers.date) && renderQuestion('safe')}
          {!isHydrated && <Button type="submit">{messages.show}</Button>}
        </form>
        <div id="result" role="status">
          {isAnswered && <Suggestion answers={answers} />}
        </div>
        <Disclosure label={messages.income}>
          <p>{messages.incomeText}</p>
          <OtherPlaces category={null} />
        </Disclosure>
      </div>
    </Page>
  )
}

function Suggestion({ answers }: { answers: CanWeHelpAnswers }) {
  const fillOfficeText = useOfficeText()
  const { problem = '', date, safe } = answers
  const isUnsafe = safe === 'no'
  const isBeyond = problem === messages.somethingElse
  const kind = isUnsafe ? 'unsafe' : date === 'soon' ? 'urgent' : isBeyond ? 'beyond' : 'likely'
  const { title, text } = suggestions[kind]
  const isEmergency = kind === 'unsafe' || kind === 'urgent'
  return (
    <Notice title={title} tone={isEmergency ? 'clay' : 'moss'}>
      <p>{fillOfficeText(text)}</p>
      {kind !== 'likely' && (
        <p>
          <PhoneLink className="call" isCall />
        </p>
      )}
      <p className="row">
        <LinkButton
          to={buildRequestUrl({
            ...(!isBeyond && { category: problem }),
            ...(isEmergency && { urgency: 'Emergency' }),
            ...(date !== 'none' && { hasDate: 'Yes' }),
          })}
        >
          {messages.form}
        </LinkButton>
        {isUnsafe ? (
          <LinkButton variant="outline" to="/stay-safe">
            {messages.staySafe}
          </LinkButton>
        ) : (
          <LinkButton
            variant="quiet"
            to={`/know-your-rights${isBeyond ? '' : `#${getTopicAnchor(problem)}`}`}
          >
            {messages.guides}
          </LinkButton>
        )}
      </p>
      {kind !== 'likely' && (
        <>
          <p>{messages.places}</p>
          <OtherPlaces category={isUnsafe ? 'Family Law' : isBeyond ? null : problem} />
        </>
      )}
    </Notice>
  )
}
