/** The database of games by its name: whether there is one can be asked without opening it. */
export const DATABASE = 'shogi-table';

/** Whether the browser has that database; true as well where it will not say, for then it must be opened to know. */
export const mayHaveDatabase = async (): Promise<boolean> => {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
};
