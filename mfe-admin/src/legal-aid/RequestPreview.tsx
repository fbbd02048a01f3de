/**
 * A request beside the list, with what you need to decide what is next. It is opened as on its own page: that is
 * recorded, may need a reason, and a locked request stays locked.
 */

import { LinkButton, useAuth } from '@access/kit'
import { Button, Flex } from 'antd'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import parts from '../components/components.module.css'
import { FactList } from '../components/FactList.tsx'
import { IconButton } from '../components/IconButton.tsx'
import management from '../components/screen.module.css'
import { usePermissions } from '../session/use-permissions.ts'
import { ContactNotices } from './ContactNotices.tsx'
import { LockedRequest } from './LockedRequest.tsx'
import { DeadlineBadge } from './queue/DeadlineBadge.tsx'
import queue from './queue/queue.module.css'
import type { PreviewProps } from './queue/RequestQueue.tsx'
import { StatusBadge, UrgencyBadge } from './request/badges.tsx'
import { OpenedRequest, useOpenedRequest } from './request/OpenedRequest.tsx'
import type { RequestSummaryFragment } from './request/opened-request.generated.ts'
import styles from './request/request.module.css'
import { useRequest } from './request/request-context.ts'
import { ApplicantAnswers } from './sections/ApplicantAnswers.tsx'

export function RequestPreview({ request, onNext, onPrevious, onClose, onAssign }: PreviewProps) {
  const { user } = useAuth()
  const may = usePermissions()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: at the end of the page the pressed button is disabled
  useEffect(() => {
    if (document.activeElement?.matches('body, :disabled')) heading.current?.focus()
  }, [request.id])
  const closeOnEscape = ({ key, defaultPrevented, currentTarget, target }: KeyboardEvent) => {
    // In React, keys pressed in a dialog bubble to the component that opened it.
    const isInside = currentTarget.contains(target as Node)
    if (key === 'Escape' && !defaultPrevented && isInside) onClose()
  }
  return (
    <Flex
      component="section"
      vertical
      className={queue.preview}
      aria-labelledby="request-preview"
      onKeyDown={closeOnEscape}
    >
      <Flex component="header" align="center" justify="space-between" gap="small" className={parts.strip!}>
        <h2
          id="request-preview"
          className={management.cardTitle}
          ref={heading}
          tabIndex={-1}
          aria-live="polite"
        >
          Preview of {request.reference}
        </h2>
        <Flex gap={4}>
          <IconButton
            Icon={ChevronUp}
            label="Previous request"
            type="default"
            disabled={!onPrevious}
            onClick={onPrevious}
          />
          <IconButton
            Icon={ChevronDown}
            label="Next request"
            type="default"
            disabled={!onNext}
            onClick={onNext}
          />
          <IconButton Icon={X} label="Close preview" type="default" onClick={onClose} />
        </Flex>
      </Flex>
      <div className={parts.inside}>
        <Flex wrap gap="small">
          <LinkButton to={`/admin/legal-aid/${request.id}`} className={queue.openLink}>
            Open request
          </LinkButton>
          {may('assignRequests') && request.assigneeId !== user?.id && (
            <Button
              onClick={() => {
                // The pressed button is about to disappear.
                heading.current?.focus()
                onAssign()
              }}
            >
              Assign to me
            </Button>
          )}
        </Flex>
        <PreviewFacts request={request} />
        {/* Another request is read anew, without any state of this one. */}
        <PreviewLoader key={request.id} id={request.id} />
      </div>
    </Flex>
  )
}

function PreviewFacts({ request }: { request: RequestSummaryFragment }) {
  return (
    <FactList
      facts={{
        Urgency: <UrgencyBadge urgency={request.urgency} />,
        Deadline: <DeadlineBadge request={request} />,
        Status: <StatusBadge status={request.status} />,
        Category: request.category,
        'Assigned to': request.assigneeName ?? 'Unassigned',
        Documents: request.documentCount,
        'Unread messages': request.unreadCount,
      }}
    />
  )
}

function PreviewLoader({ id }: { id: string }) {
  return (
    <OpenedRequest opened={useOpenedRequest(id)}>
      <PreviewContent />
    </OpenedRequest>
  )
}

function PreviewContent() {
  const { details } = useRequest()
  if (details.conflicts?.isLocked) return <LockedRequest isPreview />
  if (details.request.status === 'erased') return <p>The personal data has been erased.</p>
  return (
    <Flex vertical gap="middle" className={styles.layout}>
      <ContactNotices />
      <ApplicantAnswers />
    </Flex>
  )
}
