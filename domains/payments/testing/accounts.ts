/** Accounts where nobody is known: orders are shown without e-mail addresses. */
export const noAccounts = { accounts: async () => [], accountsWithEmail: async () => [] };
