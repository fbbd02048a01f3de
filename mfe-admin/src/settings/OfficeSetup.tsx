/** The setup of an organisation in one sitting: step by step, saved as it goes, taken up again where it was left. */
import { Loading, Page } from '@access/kit'
import { Flex, Typography } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { Link, matchPath, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { LoadError } from '../data/LoadError.tsx'
import { officeSetupPath, visitedStepPreference } from '../frame/setup/setup-path.ts'
import { TopBar } from '../frame/TopBar.tsx'
import { dashboardBackLink } from '../session/login-redirect.ts'
import { useAccountPreference } from '../session/use-account-preference.ts'
import { DoneStep } from './DoneStep.tsx'
import styles from './office-setup.module.css'
import { SectionStep } from './SectionStep.tsx'
import settings from './settings.module.css'
import { settingsSections } from './settings-sections.tsx'
import { findStep, getStepPath, setupSteps, textsStep } from './setup-steps.ts'
import { TextsStep } from './TextsStep.tsx'
import { useOfficeSettings } from './use-office-settings.ts'
import type { SectionFormProps } from './use-section-form.ts'

export default function OfficeSetup() {
  const { pathname } = useLocation()
  const [visitedSlug, setVisitedSlug] = useAccountPreference(visitedStepPreference, 'none')
  const { stored, id, error, refetch, fetchItem } = useOfficeSettings()
  const slug = matchPath(`${officeSetupPath}/:step`, pathname)?.params.step
  const step = findStep(slug, visitedSlug)

  useEffect(() => setVisitedSlug(step.slug), [step.slug, setVisitedSlug])

  if (slug !== step.slug) return <Navigate to={getStepPath(step.slug)} replace />
  return (
    <Page title={`${step.title}: set up your organization`}>
      <TopBar title="Set up your organization" back={dashboardBackLink} />
      <Flex vertical gap="large" className={styles.page}>
        <StepList current={step.slug} />
        {stored && id && <Step slug={step.slug} id={id} office={stored} fetchItem={fetchItem} />}
        {!stored && (error ? <LoadError error={error} retry={refetch} /> : <Loading />)}
      </Flex>
    </Page>
  )
}

function StepList({ current }: { current: string }) {
  return (
    <nav aria-label="Steps of the setup">
      <Flex component="ol" wrap gap="small">
        {setupSteps.map(({ slug, title }) => (
          <li key={slug}>
            <Link
              to={getStepPath(slug)}
              className={styles.step}
              aria-current={slug === current ? 'step' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </Flex>
    </nav>
  )
}

function Step({
  slug,
  office: initialOffice,
  ...props
}: { slug: string } & Pick<SectionFormProps, 'id' | 'office' | 'fetchItem'>) {
  const navigate = useNavigate()
  const [office, setOffice] = useState(initialOffice)
  const index = setupSteps.findIndex((step) => step.slug === slug)
  const heading = useStepFocus(slug)
  const section = settingsSections.find((one) => one.slug === slug)
  const next = setupSteps[index + 1]
  const links = {
    previousPath: index > 0 ? getStepPath(setupSteps[index - 1]!.slug) : null,
    nextPath: next ? getStepPath(next.slug) : null,
  }

  return (
    <Flex component="section" vertical gap="middle" aria-labelledby="setup-step">
      <header>
        <Typography.Text type="secondary">
          Step {index + 1} of {setupSteps.length}
        </Typography.Text>
        <h2 id="setup-step" className={settings.title} ref={heading} tabIndex={-1}>
          {setupSteps[index]!.title}
        </h2>
        {section && <Typography.Text type="secondary">{section.lead}</Typography.Text>}
      </header>
      {section ? (
        <SectionStep
          key={slug}
          {...props}
          {...links}
          section={section}
          office={office}
          onSaved={setOffice}
          onDone={() => next && navigate(getStepPath(next.slug))}
        />
      ) : slug === textsStep ? (
        <TextsStep {...links} office={office.draft} />
      ) : (
        <DoneStep {...links} office={office.draft} />
      )}
    </Flex>
  )
}

/** Moves the focus to the heading of the next step, as on a new page. */
function useStepFocus(slug: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const previousSlug = useRef(slug)
  useEffect(() => {
    if (previousSlug.current === slug) return
    previousSlug.current = slug
    // After the frame, which begins each page at its top.
    const timer = setTimeout(() => heading.current?.focus())
    return () => clearTimeout(timer)
  }, [slug])
  return heading
}
