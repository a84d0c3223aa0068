export type Choice = { label: string; className?: string };

type ChoicesProps = {
  /** The name of the group in the page. */
  name: string;
  question: string;
  choices: readonly Choice[];
  /** The one that is chosen before anything is pressed. */
  initial: number;
};

/** A question with answers to choose one of. What depends on it is shown by styles, which know a choice by its class. */
export function Choices({ name, question, choices, initial }: ChoicesProps) {
  return (
    <fieldset className="choices">
      <legend>{question}</legend>
      {choices.map(({ label, className }, index) => (
        <label key={label}>
          <input type="radio" name={name} defaultChecked={index === initial} className={className} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
