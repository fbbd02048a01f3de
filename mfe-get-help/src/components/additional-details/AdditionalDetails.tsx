/** The optional questions after submission, sent together. */
import {
  Button,
  ErrorSummary,
  Loading,
  Notice,
  RadioGroup,
  SelectField,
  TextArea,
  TextField,
  useOffice,
  useOnQuickExit,
} from '@access/kit'
import {
  additionalDetailsLimits,
  languageHelpOptions,
  neutralSenderName,
  ownSenderName,
  senderNames,
} from '@access/requests/intake/legal-aid-requests/additional-details.rules'
import { type ChangeEvent, type FormEvent, lazy, Suspense, useState } from 'react'
import type { ContactOptions } from '../../platform/contact-options.ts'
import { useStatusMutation } from '../../platform/use-status-mutation.ts'
import { Disclosure } from '../Disclosure.tsx'
import styles from './AdditionalDetails.module.css'
import { SaveAdditionalDetailsDocument } from './additional-details.generated.ts'
import { additionalDetailsMessages, additionalDetailsQuestions } from './additional-details.messages.ts'
import {
  type AdditionalDetailsDraft,
  buildDetailsInput,
  type DetailField,
  detailFields,
  listCallBackWindows,
  parseDetailErrors,
} from './additional-details.ts'
import { listSafeMethods, SafeContactMethods } from './SafeContactMethods.tsx'

const TextOptIn = lazy(() =>
  import(/* webpackChunkName: "text-opt-in" */ './TextOptIn.tsx').then(({ TextOptIn }) => ({
    default: TextOptIn,
  })),
)

interface AdditionalDetailsProps {
  contact: ContactOptions
  /** Ticked at first: what is sent replaces the whole list. */
  knownMethods?: readonly string[]
  /** Not where the page itself offers texts to those who call them safe. */
  offersTexts?: boolean
  accessToken: string
  /** Called with each new access token; with null once it has expired. */
  onAccessToken: (accessToken: string | null) => void
}

type SubmissionResult = 'sent' | 'failed' | 'empty' | null

export function AdditionalDetails({
  contact,
  knownMethods = [],
  offersTexts = true,
  accessToken,
  onAccessToken,
}: AdditionalDetailsProps) {
  const { change, pending } = useStatusMutation(
    SaveAdditionalDetailsDocument,
    (data) => data.saveAdditionalDetails,
    onAccessToken,
  )
  const office = useOffice()
  const [details, setDetails] = useState<AdditionalDetailsDraft>({ safeContactMethods: [...knownMethods] })
  const [errors, setErrors] = useState<Partial<Record<DetailField, string>>>({})
  const [result, setResult] = useState<SubmissionResult>(null)
  const [wantsTexts, setWantsTexts] = useState(false)
  useOnQuickExit(() => setDetails({}))

  const fieldProps = createFieldProps(details, errors, (changes) => {
    setDetails((previous) => ({ ...previous, ...changes }))
    setResult(null)
  })
  const isSafe = (method: string) => details.safeContactMethods?.includes(method)
  const problems = detailFields.flatMap((name) => (errors[name] ? [{ name, message: errors[name] }] : []))

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const input = buildDetailsInput(details)
    setErrors({})
    if (Object.values(input).every((answer) => answer === undefined)) return setResult('empty')
    const outcome = await change({ accessToken, input })
    if (outcome === 'expired') return
    const serverErrors = outcome === 'done' ? {} : parseDetailErrors(outcome.errors)
    setErrors(serverErrors)
    if (outcome === 'done') {
      setResult('sent')
      setWantsTexts(offersTexts && Boolean(isSafe('Text message')))
    } else setResult(Object.keys(serverErrors).length > 0 ? null : 'failed')
  }

  return (
    <>
      {contact.preferredContact && <p>{additionalDetailsMessages.aboutApplicant}</p>}
      <form className={`form ${styles.form}`} onSubmit={onSubmit} noValidate autoComplete="off">
        <ErrorSummary errors={problems} />
        <SafeContactMethods
          {...fieldProps.getCommonProps('safeContactMethods')}
          options={listSafeMethods(contact)}
          selected={details.safeContactMethods ?? []}
          onChange={fieldProps.onMethodsChange}
        />
        <TextField {...fieldProps.getTextProps('safeContactHours')} />
        {isSafe('Phone') && (
          <>
            <SelectField
              {...fieldProps.getTextProps('callBackWindow')}
              options={listCallBackWindows(office)}
              emptyOptionLabel={additionalDetailsMessages.noPreference}
            />
            <RadioGroup
              {...fieldProps.getChoiceProps('sayWhoIsCalling')}
              options={yesNoChoices}
              columns="two"
            />
          </>
        )}
        {isSafe('Post') && (
          <TextArea
            {...fieldProps.getTextProps('postalAddress')}
            limit={additionalDetailsLimits.postalAddress}
            rows={4}
          />
        )}
        {contact.hasSafePhone && (
          <RadioGroup {...fieldProps.getChoiceProps('leaveMessage')} options={yesNoChoices} columns="two" />
        )}
        {(contact.hasSafeEmail || contact.hasSafePhone) && (
          <RadioGroup
            {...fieldProps.getChoiceProps('senderName')}
            options={listSenderNames(office.name)}
            columns="two"
          />
        )}
        <TextField {...fieldProps.getTextProps('language')} />
        <RadioGroup
          {...fieldProps.getChoiceProps('languageHelp')}
          options={languageHelpChoices}
          columns="two"
        />
        {!contact.hasNamedOtherSide && <TextField {...fieldProps.getTextProps('adverseParty')} />}
        <TextArea {...fieldProps.getTextProps('accessNeeds')} limit={additionalDetailsLimits.accessNeeds} />
        <div className="live" role="status">
          {result && (
            <Notice tone={tones[result]}>
              <p>{additionalDetailsMessages[result]}</p>
            </Notice>
          )}
        </div>
        <div>
          <Button type="submit" variant="outline" disabled={pending}>
            {pending ? additionalDetailsMessages.sending : additionalDetailsMessages.send}
          </Button>
        </div>
      </form>
      {wantsTexts && (
        <Suspense fallback={<Loading />}>
          <TextOptIn
            sender={details.senderName === ownSenderName ? office.name : neutralSenderName}
            accessToken={accessToken}
            onAccessToken={onAccessToken}
          />
        </Suspense>
      )}
    </>
  )
}

/** Under the receipt, folded. */
export const FoldedAdditionalDetails = (props: AdditionalDetailsProps) => (
  <section aria-labelledby="more">
    <Disclosure
      label={
        <h2 id="more" className={styles.title}>
          {additionalDetailsMessages.title}
        </h2>
      }
    >
      <p className="muted">{additionalDetailsMessages.lead}</p>
      <AdditionalDetails {...props} />
    </Disclosure>
  </section>
)

const tones = { sent: 'moss', failed: 'clay', empty: 'sky' } as const
const yesNoChoices = [
  { value: 'yes', label: additionalDetailsMessages.yes },
  { value: 'no', label: additionalDetailsMessages.no },
]
const languageHelpChoices = languageHelpOptions.map((value) => ({ value, label: value }))
const listSenderNames = (officeName: string) =>
  senderNames.map((name) => ({ value: name, label: name === ownSenderName ? officeName : name }))

/** The props of a field: label, value and error. */
function createFieldProps(
  details: AdditionalDetailsDraft,
  errors: Partial<Record<DetailField, string>>,
  onChange: (changes: AdditionalDetailsDraft) => void,
) {
  const getCommonProps = (field: DetailField) => ({
    name: field,
    ...additionalDetailsQuestions[field],
    error: errors[field],
  })
  type SingleAnswerField = Exclude<DetailField, 'safeContactMethods'>
  return {
    getCommonProps,
    onMethodsChange: (safeContactMethods: string[]) => onChange({ safeContactMethods }),
    getTextProps: (field: SingleAnswerField) => ({
      ...getCommonProps(field),
      value: details[field] ?? '',
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        onChange({ [field]: target.value }),
    }),
    getChoiceProps: (field: SingleAnswerField) => ({
      ...getCommonProps(field),
      value: details[field] ?? '',
      onChange: (answer: string) => onChange({ [field]: answer }),
    }),
  }
}
