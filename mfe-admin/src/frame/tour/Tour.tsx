/** Leads from stop to stop: each is explained beside what it is about. */
import { Tour as AntdTour, ConfigProvider } from 'antd'
import { X } from 'lucide-react'
import { useContext, useEffect, useState } from 'react'
import { findTarget, listTourSteps, type TourStep } from './tour-steps.ts'

export default function Tour({ onEnd }: { onEnd(): void }) {
  const { getPopupContainer } = useContext(ConfigProvider.ConfigContext)
  const [steps, setSteps] = useState<TourStep[]>([])

  // Once the screen stands: what is not there yet is not looked for.
  useEffect(() => {
    const visibleSteps = listTourSteps()
    if (visibleSteps.length === 0) onEnd()
    else setSteps(visibleSteps)
  }, [onEnd])

  if (steps.length === 0) return null
  return (
    <AntdTour
      // antd's own is the end of the page, where it would lock scrolling with an inline style.
      getPopupContainer={() => getPopupContainer?.() ?? document.body}
      closable={{ 'aria-label': 'End tour', closeIcon: <X size={16} aria-hidden /> }}
      onClose={onEnd}
      steps={steps.map((step, index) => ({
        title: (
          <h2 key={step.title} ref={enterStep} tabIndex={-1} style={{ font: 'inherit', letterSpacing: 0 }}>
            {step.title}
          </h2>
        ),
        description: step.text,
        target: () => findTarget(step)!,
        placement: step.placement,
        scrollIntoViewOptions: { block: 'nearest' },
        prevButtonProps: { children: 'Back' },
        nextButtonProps: { children: index === steps.length - 1 ? 'Done' : 'Next' },
      }))}
      indicatorsRender={(current, total) => `${current + 1} of ${total}`}
    />
  )
}

/** Moves screen readers to what is explained: antd does not announce its panel. */
function enterStep(heading: HTMLElement | null) {
  const panel = heading?.closest('.ant-tour')
  panel?.setAttribute('role', 'region')
  panel?.setAttribute('aria-label', 'Tour')
  heading?.focus({ preventScroll: true })
}
