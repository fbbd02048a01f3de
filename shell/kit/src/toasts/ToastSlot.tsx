/** Where toasts stand on a phone and on pages with the exit bar: in the flow, below the bars, so that they cover nothing. */
export const ToastSlot = () => <div className="toast-slot" />
