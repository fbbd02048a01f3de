/** Where toasts stand on a narrow screen: in the flow of the page, below its bars, so that they cover nothing. */
export const ToastSlot = () => <div className="toast-slot" />
